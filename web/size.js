// What home and table load together in the longest language, gzipped: at most 90 kB. Sheets, pages and
// pictures come on demand.
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const MOST = 90_000
const TEXTS = /locale\/(\w+)\/web\.ftl/

const { output } = await build({ logLevel: 'error', build: { write: false } })
const files = new Map(output.map((file) => [file.fileName, file]))
const loaded = new Set()
const texts = {}

function load(name) {
  const file = files.get(name)
  if (!file || loaded.has(name)) return
  loaded.add(name)
  for (const each of [...(file.imports ?? []), ...(file.viteMetadata?.importedCss ?? [])]) load(each)
}

function size(file) {
  return gzipSync(file.code ?? file.source, { level: 9 }).length
}

for (const file of output) {
  const of = file.facadeModuleId ?? ''
  if (file.isEntry || of.endsWith('/src/start.ts') || of.endsWith('/pages/Table.svelte')) load(file.fileName)
  const language = file.moduleIds?.map((id) => TEXTS.exec(id)?.[1]).find(Boolean)
  if (language) texts[language] = size(file)
}

let total = Math.max(...Object.values(texts))
for (const name of loaded) {
  const bytes = size(files.get(name))
  total += bytes
  console.log(`${String(bytes).padStart(6)} ${name}`)
}
for (const [language, bytes] of Object.entries(texts)) console.log(`${String(bytes).padStart(6)} texts in ${language}`)
console.log(`${String(total).padStart(6)} bytes for home and table, at most ${MOST}`)
process.exit(total > MOST ? 1 : 0)
