/** Every text that people read, from the Fluent files that the web shares with Python. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import type { Language } from './languages'
import { spoken } from './spoken.svelte'
import { CORE, textOf } from './texts'

export type Args = Record<string, FluentVariable>

const asked = new Set(CORE)
let fetching: Promise<void> | null = null

/** Speak a language: all that is drawn is drawn anew in it. */
export async function useLanguage(language: Language): Promise<void> {
  spoken.texts = await loaded(language)
  spoken.language = language
  document.documentElement.lang = language
}

/** A page together with the texts that it has in a file of its own. */
export async function withTexts<Page>(name: string, page: Promise<Page>): Promise<Page> {
  if (!asked.has(name)) {
    await read(spoken.texts, name)
    if (spoken.english) await read(spoken.english, name)
    asked.add(name)
  }
  return page
}

async function loaded(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  await Promise.all([...asked].map((name) => read(bundle, name)))
  return bundle
}

async function read(into: FluentBundle, name: string): Promise<void> {
  const [language = ''] = into.locales
  into.addResource(new FluentResource(await textOf(language, name)))
}

/** The text of a message. A missing one shows its id, which the checks make impossible. */
export function t(id: string, args?: Args): string {
  const { bundle, message } = found(id)
  if (!message?.value) return bundle ? id : ''
  const faults: Error[] = []
  const text = bundle.formatPattern(message.value, args && plain(args), faults)
  if (faults.length > 0 && import.meta.env.DEV) throw new Error(`${id}: ${faults.join('; ')}`)
  return text
}

/** A number that is written alike in all languages. Browsers take long for their first `Intl.NumberFormat`. */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

function plain(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isShort(value) ? new Digits(value) : value]))
}

function isShort(value: FluentVariable): value is number {
  return Number.isInteger(value) && Math.abs(value as number) < 1000
}

/** What a message says besides its text, `.name` in the file; null if nothing. */
export function attribute(id: string, name: string): string | null {
  const { bundle, message } = found(id)
  const pattern = message?.attributes[name]
  return bundle && pattern ? bundle.formatPattern(pattern) : null
}

/** A message, in English where the language lacks it; no bundle while that is still on its way. */
function found(id: string): { bundle: FluentBundle; message: Message | undefined } | { bundle: null; message: undefined } {
  const { texts, english } = spoken
  const message = texts.getMessage(id)
  if (message || texts.locales[0] === 'en') return { bundle: texts, message }
  if (english) return { bundle: english, message: english.getMessage(id) }
  fetching ??= loaded('en')
    .then((bundle) => void (spoken.english = bundle))
    .finally(() => (fetching = null))
  return { bundle: null, message: undefined }
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** A name for the middle of a sentence: one from right to left must not turn the rest around. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}
