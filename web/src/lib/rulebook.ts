/** The rules for players, from the Fluent file that Python reads, too; fetched when they are first wanted. */

import { FluentBundle, FluentResource } from '@fluent/bundle'

const files = import.meta.glob<string>('../../../src/gnumies/locale/*/rules.ftl', { query: '?raw', import: 'default' })

export interface Rule {
  id: string
  paragraphs: string[]
  /** What this project has decided where the sources leave something open. */
  ruling: string | null
}

export interface Chapter {
  id: string
  title: string
  rules: Rule[]
}

export interface Rulebook {
  quick: string[]
  chapters: Chapter[]
}

export async function loadRulebook(): Promise<Rulebook> {
  const path = Object.keys(files).find((name) => name.includes(`/${document.documentElement.lang}/`)) ?? ''
  const resource = new FluentResource((await files[path]?.()) ?? '')
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(resource)
  return inOrder(resource, bundle)
}

/** Chapters and rules as they stand in the file. */
function inOrder(resource: FluentResource, bundle: FluentBundle): Rulebook {
  const book: Rulebook = { quick: [], chapters: [] }
  for (const { id } of resource.body) {
    const message = bundle.getMessage(id)
    if (!message?.value) continue
    const paragraphs = bundle.formatPattern(message.value).split('\n')
    const ruling = message.attributes.ruling
    if (id === 'rules-quick') book.quick = paragraphs
    else if (id.startsWith('rules-chapter-')) {
      book.chapters.push({ id: id.replace('rules-chapter-', 'chapter-'), title: paragraphs.join(' '), rules: [] })
    } else {
      const rule = { id: id.slice('rule-'.length).replace('-', '.'), paragraphs, ruling: ruling ? bundle.formatPattern(ruling) : null }
      book.chapters.at(-1)?.rules.push(rule)
    }
  }
  return book
}
