/** Which page a path leads to. Home is always there, every other one comes when it is asked for. */

import type { Component } from 'svelte'

type Page = Component<Record<string, string>>

interface Place {
  load: () => Promise<{ default: Page }>
  /** The files of texts that not every page has. */
  texts?: string[]
  /** What it asks the server for, whatever else happens. */
  asks?: (given: Record<string, string>) => string
}

export interface Found extends Place {
  given: Record<string, string>
}

const PLACES: Record<string, Place> = {
  '/play': { load: page(() => import('../pages/Play.svelte')) },
  '/lobby': { load: page(() => import('../pages/Lobby.svelte')) },
  '/new': { load: page(() => import('../pages/NewTable.svelte')) },
  '/settings': { load: page(() => import('../pages/Settings.svelte')) },
  '/learn': { load: page(() => import('../pages/Learn.svelte')), texts: ['learn'] },
  '/rules': { load: page(() => import('../pages/Rules.svelte')), texts: ['rules'] },
  '/cards': { load: page(() => import('../pages/Cards.svelte')), texts: ['cards'] },
  '/pad': { load: page(() => import('../pages/Pad.svelte')), texts: ['pad'] },
  '/device/:token': { load: page(() => import('../pages/Device.svelte')) },
  '/table/:id': { load: page(() => import('../pages/Table.svelte')), asks: ({ id = '' }) => `/api/tables/${encodeURIComponent(id)}` },
  '/table/:id/replay': { load: page(() => import('../pages/Replay.svelte')) },
  '/table/:id/review': { load: page(() => import('../pages/Review.svelte')), texts: ['analysis', 'review'] },
  '/history': { load: page(() => import('../pages/History.svelte')), texts: ['analysis', 'review'] },
  '/table/:id/deck': { load: page(() => import('../pages/Deck.svelte')) },
}

const NOWHERE: Place = { load: page(() => import('../pages/NotFound.svelte')) }

/** Each page is given the parts of the path that its pattern names. */
function page(load: () => Promise<{ default: Component<never> }>): Place['load'] {
  return load as unknown as Place['load']
}

/** The page of a path; null is home. */
export function pageAt(path: string): Found | null {
  if (path === '/') return null
  for (const [pattern, place] of Object.entries(PLACES)) {
    const given = match(pattern, path)
    if (given) return { ...place, given }
  }
  return { ...NOWHERE, given: {} }
}

/** What a pattern such as `/table/:id` names in a path that fits it, or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.replace(/(.)\/$/, '$1').split('/')]
  if (wanted.length !== given.length) return null
  const pairs = wanted.map((part, index) => [part, given[index] ?? ''] as const)
  if (!pairs.every(([part, found]) => part.startsWith(':') || part === found)) return null
  const named = pairs.filter(([part]) => part.startsWith(':'))
  try {
    return Object.fromEntries(named.map(([part, found]) => [part.slice(1), decodeURIComponent(found)]))
  } catch {
    return null // what no browser has encoded, such as `%`
  }
}
