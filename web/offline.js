// A plugin for Vite: writes sw.js with the list of all files of the app, and a version that changes with them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** What the page asks for by itself is kept, too: the manifest and its pictures. */
const beside = () => readdirSync('public').sort()

export function offline() {
  return {
    name: 'gnumies-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = readFileSync('sw.js', 'utf8')
      const hash = createHash('sha256').update(worker)
      for (const name of Object.keys(bundle).sort()) hash.update(name).update(bundle[name].code ?? bundle[name].source)
      for (const name of beside()) hash.update(name).update(readFileSync(`public/${name}`))
      const assets = Object.keys(bundle).filter((name) => name !== 'index.html' && name !== 'early.json')
      const files = ['/', ...[...assets, ...beside()].sort().map((name) => `/${name}`)]
      const known = `const VERSION = '${hash.digest('hex').slice(0, 16)}'\nconst FILES = ${JSON.stringify(files)}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `${known}\n${worker}` })
    },
  }
}
