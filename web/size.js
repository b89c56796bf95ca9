// What home and table load together, gzipped: at most 90 kB. Sheets, pages and pictures come on demand.
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const MOST = 90_000
const ON_PLAYING = /pages\/Table\.svelte|locale\/en\/(?:words|events|explain|web)\.ftl/

const { output } = await build({ logLevel: 'error', build: { write: false } })
const files = new Map(output.map((file) => [file.fileName, file]))
const loaded = new Set()

function load(name) {
  const file = files.get(name)
  if (!file || loaded.has(name)) return
  loaded.add(name)
  for (const each of [...(file.imports ?? []), ...(file.viteMetadata?.importedCss ?? [])]) load(each)
}

for (const file of output) {
  if (file.isEntry || ON_PLAYING.test(file.facadeModuleId ?? '')) load(file.fileName)
}

let total = 0
for (const name of loaded) {
  const file = files.get(name)
  const size = gzipSync(file.code ?? file.source, { level: 9 }).length
  total += size
  console.log(`${String(size).padStart(6)} ${name}`)
}
console.log(`${String(total).padStart(6)} bytes for home and table, at most ${MOST}`)
process.exit(total > MOST ? 1 : 0)
