/** Which language the page speaks. It is state, so that all that is drawn follows when it changes. */

import { FluentBundle } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each by its own name, so that those find it who read no other. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' }

class Spoken {
  language = $state<Language>('en')
  texts = $state.raw(new FluentBundle('en'))
  /** The English texts, as soon as the language has turned out to lack one. */
  english = $state.raw<FluentBundle | null>(null)
}

export const spoken = new Spoken()

/** The first one that is wanted and there: `de-AT` is German. */
export function preferred(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0])
  const code = codes.find((code) => LANGUAGES.some((language) => language === code))
  return (code as Language | undefined) ?? 'en'
}
