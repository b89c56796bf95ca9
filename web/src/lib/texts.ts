/** The Fluent files that the web shares with Python, each loaded once and when it is asked for. */

/** What every page speaks. */
export const CORE = ['words', 'events', 'explain', 'web']

const files = import.meta.glob<string>('../../../src/gnumies/locale/*/{words,events,explain,web,analysis,cards,help,learn,pad,review,rules}.ftl', {
  query: '?raw',
  import: 'default',
})

/** What a file says; nothing if a language has no such file. */
export async function textOf(language: string, name: string): Promise<string> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1]
  return (await load?.()) ?? ''
}
