import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Play from '../src/components/Play.svelte'
import { Live } from '../src/lib/live.svelte'
import type { Message, TableView } from '../src/lib/types'
import { FakeSource, serve } from './fakes'
import { clip, reveal } from './fixtures'

// Nothing is told before it is seen.
let live: Live

function seat(view: TableView): void {
  live = new Live(view)
  render(Play, { live })
}

beforeEach(() => serve({}))

afterEach(() => {
  live.close()
  cleanup()
  vi.useRealTimers()
})

async function say(messages: Message[]): Promise<void> {
  FakeSource.last.onopen?.()
  for (const message of messages) FakeSource.last.say(message)
  await tick()
}

describe('the end', () => {
  it('of a round without bids stays to be read, too', async () => {
    const { before, messages } = reveal()
    const events = messages.at(-1)?.events ?? []
    const left = (seat: number, card: string) => ({ type: 'gnalli-holder-left' as const, rule: 'R5.3', seat, card })
    const removed = { type: 'card-removed' as const, rule: 'R5.4', card: 'W' }
    events.splice(-1, 1, { type: 'card-turned', rule: 'R2.2', round: 27, card: 'W' }, left(1, '3'), left(2, '5'), removed)
    seat(before)
    await say(messages)
    const door = within(screen.getByRole('region', { name: 'At the door' }))
    door.getByText(/You win guest 7 with/)
    expect(screen.queryAllByText(/leaves the game/)).toEqual([])
    await fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    door.getByText('Nobody is left to bid, so the Wullawaki leaves the game.')
    expect(door.getAllByText(/^Stuck with the Gnalli/)).toHaveLength(2)
    expect(screen.queryAllByText(/^has bid \d+/)).toEqual([])
    await fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect(live.held).toBeNull()
  })

  it('is not told before the scoring', async () => {
    const { before, messages } = clip('sweep')
    seat(before)
    await say(messages)
    screen.getAllByText(/has cards left/)
    expect(screen.queryAllByText(/wins? with|share the win/)).toEqual([])
    expect(live.lines.at(-1)?.text).toMatch(/wins? with|share the win/)
  })
})

it('counts a card, logs it, and marks its winner, when it is there', async () => {
  vi.useFakeTimers()
  const { before, messages } = reveal()
  const winner = messages.at(-1)?.events.find(({ type }) => type === 'card-won') as { seat: number }
  seat(before)
  const points = () => document.querySelectorAll('.seat .points')[winner.seat]?.textContent
  const told = () => document.querySelectorAll('.side .card-won').length
  const marked = () => document.querySelectorAll('.best, .spent, .gained').length
  const early = [points(), told()]
  await say(messages)
  expect([points(), told(), marked()]).toEqual([...early, 0])
  vi.advanceTimersByTime(5000)
  await tick()
  expect(points()).not.toBe(early[0])
  expect(told()).toBe(Number(early[1]) + 1)
  expect(marked()).toBeGreaterThan(2)
})
