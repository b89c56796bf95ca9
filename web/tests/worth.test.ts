import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import vectors from '../../vectors/scores.json'
import Helps from '../src/components/Helps.svelte'
import Play from '../src/components/Play.svelte'
import Unseen from '../src/components/Unseen.svelte'
import Worth from '../src/components/Worth.svelte'
import type { View } from '../src/lib/game'
import { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import { worthNow, worths } from '../src/lib/worth'
import { table } from './fixtures'

afterEach(() => {
  cleanup()
  Object.assign(settings, { holds: true, unseen: true, worth: true })
})

const key = (room: string[]) => room.toSorted().join(' ')

/** Rooms of the vectors that differ by one card, with what that card changes. */
function pairs(): [room: string[], card: string, worth: number][] {
  const totals = new Map(vectors.map(({ room, total }) => [key(room), total]))
  return vectors.flatMap(({ room, total }) =>
    room.flatMap((card, at): [string[], string, number][] => {
      const before = room.toSpliced(at, 1)
      const known = totals.get(key(before))
      return known === undefined ? [] : [[before, card, total - known]]
    }),
  )
}

describe('what a card is worth now', () => {
  it('is the difference of the totals in vectors/scores.json', () => {
    expect(pairs().length).toBeGreaterThan(20)
    for (const [room, card, worth] of pairs()) expect([room, card, worthNow(room, card)]).toEqual([room, card, worth])
  })

  it.each([
    [['10'], '10', 10],
    [['7', '7'], '7', 30],
    [['12', '3'], 'W', -3],
    [['4', '9', 'W'], 'C', 11],
    [[], 'W', 0],
  ])('of %j for a %s is %i', (room, card, points) => {
    expect(worthNow(room, card)).toBe(points)
  })

  it('is told of who may bid, and of the drawn card to who has drawn it', () => {
    const view = table('bidding').views['0'] as View
    if (view.phase.type !== 'bidding') throw new Error('the fixture is a bidding')
    const [first = 0, ...others] = view.phase.bidders
    const alone = worths({ ...view, phase: { ...view.phase, bidders: [first] } })
    expect(alone.map((worth) => worth !== null)).toEqual(view.rooms.map((_, seat) => seat === first))
    expect(others.length).toBeGreaterThan(0)
    const drawn = worths({ ...view, phase: { type: 'deciding', seat: 0, drawn: 'W' } })
    expect(drawn).toEqual(view.rooms.map((room) => worthNow(room, 'W')))
    expect(worths({ ...view, phase: { type: 'deciding', seat: 1, drawn: null } })).toEqual(view.rooms.map(() => null))
  })

  it('is read out in a sentence', () => {
    render(Worth, { points: -12 })
    expect(screen.getByTitle('the card costs 12 points here now').textContent).toContain('−12')
  })
})

it('counts what is still to come of every kind, also where nothing is', () => {
  const { unseen, supply_left: left } = table('bidding').views['0'] as View
  render(Unseen, { unseen: { ...unseen, '3': 0 }, left })
  expect(screen.getAllByRole('listitem')).toHaveLength(17)
  expect(screen.getByLabelText(`${unseen.W} × Wullawaki`)).toBeTruthy()
  expect(screen.getByLabelText(`0 × guest 3`).classList).toContain('gone')
})

describe('each help at the table', () => {
  const badges = () => screen.queryAllByTitle(/^the card (brings|costs)/).length
  const kinds = () => screen.queryAllByLabelText(/ × Copicastor$/).length
  const hands = () => screen.queryAllByText(/^Still holds /).length

  it.each([
    ['Show what everybody still holds', hands],
    ['Show which cards are still to come', kinds],
    ['Show what the card at the door is worth now', badges],
  ])('has its own switch: %s', async (label, shown) => {
    const live = new Live(table('bidding'))
    render(Play, { live })
    render(Helps)
    const others = [badges, kinds, hands].filter((each) => each !== shown)
    const before = others.map((each) => each())
    expect(shown()).toBeGreaterThan(0)
    await fireEvent.click(screen.getByRole('switch', { name: label }))
    expect(shown()).toBe(0)
    expect(others.map((each) => each())).toEqual(before)
    live.close()
  })
})
