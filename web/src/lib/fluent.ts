/** Every text that people read, from the Fluent files that the web shares with Python. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

const files = import.meta.glob<string>('../../../src/gnumies/locale/*/{words,events,explain,web}.ftl', {
  query: '?raw',
  import: 'default',
})

let bundle = new FluentBundle('en')

/** Load a language; the texts of everything drawn later are its own. */
export async function useLanguage(language: Language): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false })
  const own = Object.keys(files).filter((path) => path.includes(`/${language}/`))
  for (const text of await Promise.all(own.map((path) => files[path]?.()))) {
    next.addResource(new FluentResource(text ?? ''))
  }
  bundle = next
  document.documentElement.lang = language
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

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** A name for the middle of a sentence: one from right to left must not turn the rest around. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}
