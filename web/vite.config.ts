import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { offline } from './offline.js'

export default defineConfig({
  plugins: [svelte(), offline()],
  build: {
    outDir: '../src/gnumies/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What home and table share comes as one file: it packs better than twenty small ones.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /node_modules|components.(Card|Sign|Room|Seat|Page|Switch|TableList|Reactions|Log)\.svelte|lib.(art|client|net|fluent|spoken|words|fair|sha256|nonces|storage|settings|router|tables|failed|shown|score|narrate|focus|reactions|game)\b/,
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
