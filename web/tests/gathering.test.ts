import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Gathering from '../src/components/Gathering.svelte'
import { Live } from '../src/lib/live.svelte'
import { sitDown } from '../src/lib/tables'
import { FakeSource, refusal, serve } from './fakes'
import { table } from './fixtures'

let live: Live

/** The table before its game, where the second seat is somebody else's. */
function gather(host: boolean, missing = false): void {
  const view = table('bidding')
  const seats = view.seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: 'person' as const, name: 'Bo', missing } : seat))
  const fairness = { ...view.fairness, commitments: { '0': '00' } }
  live = new Live({ ...view, status: 'gathering', host, mine: [0], views: { '0': null }, seats, fairness })
  render(Gathering, { live })
}

beforeEach(() => (FakeSource.all = []))

afterEach(() => {
  live.close()
  cleanup()
  vi.unstubAllGlobals()
  vi.stubGlobal('EventSource', FakeSource)
})

describe('before the game', () => {
  it('lets the host free the seat of somebody else', async () => {
    const asked = serve({ 'DELETE /api/tables/fixture/seats/1': null })
    gather(true)
    await fireEvent.click(screen.getByRole('button', { name: /Free the seat of .*Bo/ }))
    await vi.waitFor(() => expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/tables/fixture/seats/1'))
  })

  it('lets nobody else do so', () => {
    serve({})
    gather(false)
    expect(screen.queryByRole('button', { name: /Free the seat/ })).toBeNull()
  })

  it('says who has not come to a rematch, and why it does not start', async () => {
    serve({ 'POST /api/tables/fixture/start': refusal(409, 'not-committed') })
    gather(true, true)
    screen.getByText('not here yet')
    await fireEvent.click(screen.getByRole('button', { name: /start/i }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/not here yet/)
  })

  it('asks once before one leaves', async () => {
    const asked = serve({ 'DELETE /api/tables/fixture/seats/0': null })
    gather(false)
    const deleted = () => asked.filter(({ method }) => method === 'DELETE')
    await fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }))
    expect(deleted()).toHaveLength(0)
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, leave' }))
    await vi.waitFor(() => expect(deleted()).toHaveLength(1))
  })

  it('says by name who has sat down and left again', () => {
    serve({})
    const view = table('gathering')
    live = new Live(view)
    const free = view.seats.map((seat) => (seat.seat === 2 ? { ...seat, kind: 'open' as const, name: '' } : seat))
    const taken = free.map((seat) => (seat.seat === 2 ? { ...seat, kind: 'person' as const, name: 'Fay' } : seat))
    const say = (number: number, event: object, seats: typeof free) =>
      FakeSource.last.say({ number, at: 0, events: [event], table: { ...view, number, seats } })
    say(view.number + 1, { type: 'seated', seat: 2, name: 'Fay' }, taken)
    say(view.number + 2, { type: 'left', seat: 2 }, free)
    expect(live.lines.slice(-2).map(({ text }) => text)).toEqual(['Fay sits down.', 'Fay has left.'])
  })

  it('makes itself known before it takes a seat', async () => {
    const asked = serve({ 'POST /api/tables/x/enter': null, 'POST /api/tables/x/seats': { table: 'x', seat: 1 } })
    gather(true)
    await sitDown('x', 'Bo')
    expect(asked.map(({ path }) => path).filter((path) => path.includes('/x/'))).toEqual(['/api/tables/x/enter', '/api/tables/x/seats'])
  })
})
