// A plugin for Vite: the page asks from its first line on for what the app begins with, code and style.

const BEGIN = '/src/start.ts'

export function early() {
  return {
    name: 'gnumies-early',
    apply: 'build',
    transformIndexHtml(html, { bundle }) {
      const begin = Object.values(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(BEGIN))
      const code = [begin.fileName, ...begin.imports]
      const style = code.flatMap((name) => [...bundle[name].viteMetadata.importedCss])
      const links = [...style.map((name) => ['stylesheet', `/${name}`]), ...code.map((name) => ['modulepreload', `/${name}`])]
      return links
        .filter(([, href]) => !html.includes(href))
        .map(([rel, href]) => ({ tag: 'link', attrs: { rel, crossorigin: true, href }, injectTo: 'head' }))
    },
  }
}
