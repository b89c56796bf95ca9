/** The languages, known before anything is spoken. */

export const LANGUAGES = ['en', 'de', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each by its own name, so that those find it who read no other. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' }

/** The first one that is wanted and there: `de-AT` is German. */
export function preferred(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0])
  const code = codes.find((code) => LANGUAGES.some((language) => language === code))
  return (code as Language | undefined) ?? 'en'
}
