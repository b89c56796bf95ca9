/** Every text that people read, from the Fluent files that the web shares with Python. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

const CORE = ['words', 'events', 'explain', 'web']

const files = import.meta.glob<string>('../../../src/gnumies/locale/*/{words,events,explain,web,cards,help,learn,pad,rules}.ftl', {
  query: '?raw',
  import: 'default',
})

let bundle = new FluentBundle('en')
let asked = new Set(CORE)

/** Load a language; the texts of everything drawn later are its own. */
export async function useLanguage(language: Language): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false })
  await Promise.all([...asked].map((name) => read(next, language, name)))
  bundle = next
  document.documentElement.lang = language
}

/** A page together with the texts that it has in a file of its own. */
export async function withTexts<Page>(name: string, page: Promise<Page>): Promise<Page> {
  if (!asked.has(name)) {
    await read(bundle, document.documentElement.lang, name)
    asked = new Set([...asked, name])
  }
  return page
}

async function read(into: FluentBundle, language: string, name: string): Promise<void> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1]
  into.addResource(new FluentResource((await load?.()) ?? ''))
}

/** The text of a message. A missing one shows its id, which the checks make impossible. */
export function t(id: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) return id
  const faults: Error[] = []
  const text = bundle.formatPattern(pattern, args, faults)
  if (faults.length > 0 && import.meta.env.DEV) throw new Error(`${id}: ${faults.join('; ')}`)
  return text
}

/** What a message says besides its text, `.name` in the file; null if nothing. */
export function attribute(id: string, name: string): string | null {
  const pattern = bundle.getMessage(id)?.attributes[name]
  return pattern ? bundle.formatPattern(pattern) : null
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** A name for the middle of a sentence: one from right to left must not turn the rest around. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}
