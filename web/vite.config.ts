import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { early } from './early.js'
import { offline } from './offline.js'

export default defineConfig({
  plugins: [svelte(), early(), offline()],
  build: {
    outDir: '../src/gnumies/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page speaks is one file a language.
            { name: (id) => `texts-${/locale.(\w+)/.exec(id)?.[1]}`, priority: 2, test: /locale.\w+.(words|events|explain|web)\.ftl/ },
            // What the first lines need: it is there before all else.
            { name: 'first', priority: 1, test: /preload-helper|lib.(ahead|languages|pages|storage|texts)\.ts/, includeDependenciesRecursively: false },
            // What home and table share comes as one file: it packs better than twenty small ones.
            {
              name: 'core',
              test: /node_modules|components.(Card|Fault|Languages|Sign|Room|Seat|Page|Switch|TableList|Reactions|Log)\.svelte|lib.(art|client|net|fluent|offline|spoken|words|fair|sha256|nonces|settings|router|tables|failed|shown|score|narrate|focus|reactions|game)\b/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000' },
  },
})
