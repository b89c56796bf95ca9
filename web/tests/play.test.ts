import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { TableSummary } from '../src/lib/types'
import { route } from '../src/lib/router.svelte'
import Play from '../src/pages/Play.svelte'
import { serve } from './fakes'

// It is only fetched ahead here.
vi.mock('../src/pages/Table.svelte', () => ({ default: () => undefined }))

afterEach(cleanup)

function summary(id: string, status: TableSummary['status'], ...others: ('bot' | 'person')[]): unknown {
  const seats = ['person', ...others].map((kind, seat) => ({ seat, name: kind, color: 'red', kind, taken: true }))
  return { id, status, ruleset: 'rulebook', seats, created: 0, host: true, mine: [0], yours: false }
}

it('begins a new game where none against bots is going on', async () => {
  const tables = [summary('friends', 'playing', 'person', 'bot'), summary('ended', 'over', 'bot')]
  serve({
    'GET /api/me': { tables },
    'POST /api/tables': { table: 'fresh', seat: 0 },
    'POST /api/tables/fresh/start': null,
  })
  render(Play)
  await vi.waitFor(() => expect(route.path).toBe('/table/fresh'))
})

it('goes on with the game against bots', async () => {
  serve({ 'GET /api/me': { tables: [summary('friends', 'playing', 'person'), summary('mine', 'playing', 'bot')] } })
  render(Play)
  await vi.waitFor(() => expect(route.path).toBe('/table/mine'))
})

it('says what went wrong and leads home', async () => {
  serve({})
  render(Play)
  await vi.waitFor(() => screen.getByRole('alert'))
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})
