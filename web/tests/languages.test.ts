import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import told from '../fixtures/narrated.json'
import { explain } from '../src/lib/explain'
import { t, useLanguage } from '../src/lib/fluent'
import type { AnyEvent, RoomScore } from '../src/lib/game'
import { Live } from '../src/lib/live.svelte'
import { narrate } from '../src/lib/narrate'
import { settings } from '../src/lib/settings.svelte'
import { LANGUAGES, preferred } from '../src/lib/languages'
import { spoken } from '../src/lib/spoken.svelte'
import Log from '../src/components/Log.svelte'
import Home from '../src/pages/Home.svelte'
import { FakeSource, serve } from './fakes'
import { table } from './fixtures'

const files = import.meta.glob<string>('../../src/gnumies/locale/*/*.ftl', { query: '?raw', import: 'default', eager: true })

beforeEach(() => {
  FakeSource.all = []
})

afterEach(async () => {
  cleanup()
  settings.language = ''
  spoken.english = null
  await useLanguage('en')
})

interface Part {
  type?: string
  name?: string
  selector?: { name: string }
  variants?: { key: { type: string; value: string } }[]
}

type Cases = Map<string, Set<FluentVariable>>

/** What a text and those within it tell apart, by variable. */
function cases(part: unknown, bundle: FluentBundle, into: Cases): void {
  if (typeof part !== 'object' || part === null) return
  const { type, name = '', selector, variants = [] } = part as Part
  if (type === 'mesg') cases(bundle.getMessage(name)?.value, bundle, into)
  if (type === 'var') into.set(name, into.get(name) ?? new Set())
  if (selector) into.set(selector.name, new Set([...(into.get(selector.name) ?? []), ...variants.flatMap(({ key }) => samples(key))]))
  for (const [key, value] of Object.entries(part)) if (key !== 'key') cases(value, bundle, into)
}

function samples({ type, value }: { type: string; value: string }): FluentVariable[] {
  return type === 'num' || value === 'one' ? [0, 1, 2, 5, 1000] : [value]
}

function combined(found: Cases): Record<string, FluentVariable>[] {
  let all: Record<string, FluentVariable>[] = [{}]
  for (const [name, values] of found) {
    all = all.flatMap((args) => [...(values.size > 0 ? values : ['Ada'])].map((value) => ({ ...args, [name]: value })))
  }
  return all
}

describe.each(LANGUAGES)('%s', (language) => {
  it('makes every text in every case', () => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const resources = Object.entries(files).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [new FluentResource(text)] : []))
    for (const resource of resources) expect(bundle.addResource(resource)).toEqual([])
    for (const { id } of resources.flatMap(({ body }) => body)) {
      const message = bundle.getMessage(id)
      for (const pattern of [message?.value, ...Object.values(message?.attributes ?? {})]) {
        const found: Cases = new Map()
        cases(pattern, bundle, found)
        for (const args of combined(found)) {
          const faults: Error[] = []
          const text = bundle.formatPattern(pattern ?? '', args, faults)
          expect([id, args, faults, /[{}]/.test(text)]).toEqual([id, args, [], false])
        }
      }
    }
  })

  it('tells events and scores exactly as Python does', async () => {
    await useLanguage(language)
    for (const { event, texts } of told.events) expect(narrate(event as unknown as AnyEvent, told.names)).toBe(texts[language])
    for (const { score, lines } of told.scores) {
      expect(explain(score as RoomScore).map(({ rule, text }) => [rule, text])).toEqual(lines[language])
    }
  })
})

describe('which language is spoken', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'nl-BE'], 'nl'],
    [['fr'], 'en'],
    [['', 'DE'], 'de'],
    [['den', 'en'], 'en'],
    [[], 'en'],
  ])('%j is %s', (wanted, language) => {
    expect(preferred(wanted)).toBe(language)
  })

  it('is changed on the home page, at once and for the next visit', async () => {
    serve({ 'GET /api/me': { tables: [] } })
    render(Home)
    await fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }))
    await screen.findByRole('button', { name: 'Jetzt spielen' })
    expect(screen.getByRole('button', { name: 'Deutsch' }).getAttribute('aria-pressed')).toBe('true')
    expect([settings.language, document.documentElement.lang]).toEqual(['de', 'de'])
  })

  it('tells anew what has been told', async () => {
    const live = new Live(table('bidding'))
    render(Log, { lines: live.lines })
    expect(screen.getAllByText(/at the door/).length).toBeGreaterThan(0)
    await useLanguage('nl')
    await vi.waitFor(() => expect(screen.getAllByText(/staat voor de deur/).length).toBeGreaterThan(0))
    expect(screen.queryByText(/at the door/)).toBeNull()
    live.close()
  })

  it('is English where it lacks a text, and never shows an id', async () => {
    await useLanguage('de')
    spoken.texts = new FluentBundle('de')
    spoken.texts.addResource(new FluentResource('web-back = Zurück'))
    expect(t('web-back')).toBe('Zurück')
    expect(t('web-close')).toBe('')
    await vi.waitFor(() => expect(t('web-close')).toBe('Close'))
    expect(t('web-back')).toBe('Zurück')
  })
})
