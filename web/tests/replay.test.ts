import { describe, expect, it } from 'vitest'
import { positions } from '../src/lib/replay'
import { lastReveal } from '../src/lib/reveal'
import { reveal, table } from './fixtures'

const sorted = (cards: string[][]) => cards.map((each) => [...each].sort())

describe('a replay', () => {
  it.each(['over', 'bidding', 'copicastor', 'second', 'deciding', 'spectator'] as const)(
    'comes from the events alone to the position of the view: %s',
    (name) => {
      const made = table(name)
      const view = Object.values(made.views)[0]
      if (!view) throw new Error('the fixture has a view')
      const last = positions(view, made.story).at(-1)
      expect(sorted(last?.rooms ?? [])).toEqual(sorted(view.rooms))
      expect(last?.hands).toEqual(view.hands)
      expect(last?.supplyLeft).toBe(view.supply_left)
      expect(last?.round).toBe(view.round)
    },
  )

  it('begins with whole hands and an empty table', () => {
    const made = table('over')
    const view = made.views['0']
    if (!view) throw new Error('the fixture has a view')
    const first = positions(view, made.story)[0]
    expect(first?.hands.every((hand) => hand.length === 11)).toBe(true)
    expect(first?.supplyLeft).toBe(53)
  })
})

describe('the last reveal', () => {
  it('has the card, the bids and the winner', () => {
    const { before, messages } = reveal()
    const shown = lastReveal([...before.story, ...messages])
    expect(shown?.card).toBe('7')
    expect(shown?.bids.size).toBe(5)
    expect(shown?.winner).not.toBeNull()
    expect(shown?.past).toBe(true)
    expect(shown?.after.some(({ type }) => type === 'card-turned')).toBe(false)
  })

  it('is not there before the first one', () => {
    expect(lastReveal(table('beginning').story)).toBeNull()
  })

  it('lasts while a Gnalli is being decided on', () => {
    expect(lastReveal(table('deciding').story)?.past).toBe(false)
  })
})
