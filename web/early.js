// A plugin for Vite: the page asks from its first line on for what the app begins with, code and style.
// `early.json` tells the server what else each path needs, and each language, so that its page asks for
// that, too.
import { readFileSync } from 'node:fs'

const BEGIN = '/src/start.ts'
const PLACE = /'(\/[^']*)': \{ load: page\(\(\) => import\('\.\.(\/pages\/\w+\.svelte)'\)\)(?:, texts: \[([^\]]*)\])?/g
const TEXT = /\/locale\/(\w+)\/(\w+)\.ftl/

export function early() {
  return {
    name: 'gnumies-early',
    apply: 'build',
    transformIndexHtml(html, { bundle }) {
      const begin = Object.values(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(BEGIN))
      return filesOf(begin, bundle)
        .filter((href) => !html.includes(href))
        .map((href) => ({ tag: 'link', attrs: link(href), injectTo: 'head' }))
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const paths = {}
      for (const [, path, page, own = ''] of readFileSync('src/lib/pages.ts', 'utf8').matchAll(PLACE)) {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(page))
        paths[path] = { files: filesOf(chunk, bundle), texts: ['web', ...own.match(/\w+/g) ?? []] }
      }
      const texts = {}
      for (const { fileName, moduleIds } of chunks)
        for (const id of moduleIds) {
          const [, language, name] = TEXT.exec(id) ?? []
          if (language) (texts[language] ??= {})[name] = `/${fileName}`
        }
      this.emitFile({ type: 'asset', fileName: 'early.json', source: JSON.stringify({ paths, texts }) })
    },
  }
}

/** The files of a chunk, what it imports included: styles first, since nothing is seen without them. */
function filesOf(chunk, bundle) {
  const code = [...imported(chunk.fileName, bundle)]
  const style = code.flatMap((name) => [...(bundle[name]?.viteMetadata?.importedCss ?? [])])
  return [...style, ...code].map((name) => `/${name}`)
}

function imported(name, bundle, known = new Set()) {
  if (known.has(name)) return known
  known.add(name)
  for (const each of bundle[name].imports) imported(each, bundle, known)
  return known
}

function link(href) {
  return { rel: href.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href }
}
