import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Play from '../src/components/Play.svelte'
import { Live } from '../src/lib/live.svelte'
import { FakeSource, refusal, serve, type Asked } from './fakes'
import { table } from './fixtures'

const HINT = 'POST /api/tables/fixture/hint'
let live: Live

function seat(kind: 'bot' | 'person'): void {
  const view = table('bidding')
  for (const other of view.seats) if (other.seat !== 0) other.kind = kind
  live = new Live(view)
  render(Play, { live })
}

function answer(): object {
  const legal = live.view?.legal ?? []
  const moves = legal.map((move) => ({ move, chance: move.bid === '20' ? 1 : 0, wins: move.bid === '20' ? 0.4 : 0.2 }))
  return { round: live.view?.round, moves }
}

const lamp = () => screen.getByRole('button', { name: 'Hint' })
const card = (name: RegExp) => within(screen.getByRole('list', { name: 'Your hand' })).getByRole('button', { name })
const hints = (asked: Asked[]) => asked.filter(({ path }) => path.endsWith('/hint'))

beforeEach(() => {
  FakeSource.all = []
  sessionStorage.clear()
})

afterEach(() => {
  live.close()
  cleanup()
  vi.unstubAllGlobals()
  vi.stubGlobal('EventSource', FakeSource)
})

it('says which card is recommended, and what each would come to', async () => {
  seat('bot')
  const asked = serve({ [HINT]: answer() })
  await fireEvent.click(lamp())
  await screen.findByText('Hint: 20 (wins 40 of 100 games).')
  expect(hints(asked).map(({ body }) => body)).toEqual([{ seat: 0 }])
  expect(card(/^20, recommended \(wins 40 of 100 games\)/)).toBeTruthy()
  expect(card(/^50 \(wins 20 of 100 games\)/)).toBeTruthy()
})

it('makes room for the button once a card is chosen', async () => {
  seat('bot')
  serve({ [HINT]: answer() })
  await fireEvent.click(lamp())
  await screen.findByText(/^Hint: 20/)
  await fireEvent.click(card(/^20,/))
  expect(screen.queryByText(/^Hint: 20/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Place 20' })).toBeTruthy()
})

it('asks again while there is none yet, as long as it is about the present moment', async () => {
  vi.useFakeTimers()
  seat('bot')
  const early = serve({ [HINT]: refusal(409, 'hint-not-ready') })
  await fireEvent.click(lamp())
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.getByText('The lamp is still warming up …')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(4000)
  expect(hints(early).length).toBe(3)
  serve({ [HINT]: answer() })
  await vi.advanceTimersByTimeAsync(2000)
  expect(screen.getByText(/^Hint: 20/)).toBeTruthy()
  vi.useRealTimers()
})

it('asks no more once nobody looks', async () => {
  vi.useFakeTimers()
  seat('bot')
  const asked = serve({ [HINT]: refusal(409, 'hint-not-ready') })
  await fireEvent.click(lamp())
  await vi.advanceTimersByTimeAsync(100)
  live.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(hints(asked).length).toBe(1)
  vi.useRealTimers()
})

it('is for a game against bots alone', () => {
  seat('person')
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
})
