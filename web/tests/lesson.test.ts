import { beforeAll, describe, expect, it } from 'vitest'
import { answered, back, isLast, LENGTH, messageOf, next, restored, START, stepAt, stepsOf, tableAt, type Place } from '../src/learn/lesson'
import { t, withTexts } from '../src/lib/fluent'
import type { Move } from '../src/lib/game'
import { applyMessages, begin } from '../src/lib/story'

const NAMES = ['Ada', 'Bo', 'Cleo']
const DECISIONS: Move[] = [{ seat: 0, keep: true }, { seat: 0, give: 1 }, { seat: 0, give: 2 }]

/** Every place of the lesson, with this decision. */
function walk(decision: Move): Place[] {
  const way = [START]
  for (let place = START; !isLast(place); way.push(place)) {
    const { asks } = stepAt(place)
    if (!asks) place = next(place)
    else place = answered(place, asks === 'decision' ? decision : { seat: 0, bid: asks })
    if (place === way.at(-1)) throw new Error(`there is no way on from ${stepAt(place).id}`)
  }
  return way
}

const ways = DECISIONS.map(walk)

beforeAll(() => withTexts('learn', Promise.resolve(null)).then(() => undefined))

describe('the way through the lesson', () => {
  it('is of the same length for every decision, and ends', () => {
    for (const way of ways) {
      expect(way.map(({ at }) => at)).toEqual([...Array(LENGTH).keys()])
      expect(next(way.at(-1) ?? START)).toBe(way.at(-1))
    }
  })

  it('waits where something is asked for, and takes nothing else', () => {
    for (const place of ways[0]?.filter((place) => stepAt(place).asks) ?? []) {
      expect(next(place)).toBe(place)
      for (const move of [{ bid: '30' }, { give: 0 }, {}]) expect(answered(place, { seat: 0, ...move })).toBe(place)
    }
  })

  it('takes no bid where none is asked for', () => {
    expect(answered(START, { seat: 0, bid: '40' })).toBe(START)
  })

  it('goes back to the beginning, and forgets the decision before it', () => {
    for (const way of ways) {
      for (const place of way.toReversed()) {
        const before = back(place)
        expect(before).toEqual(way[Math.max(0, place.at - 1)])
      }
    }
    expect(back(START)).toEqual(START)
  })
})

describe('a place that was kept', () => {
  it('is found again', () => {
    for (const way of ways) for (const place of way) expect(restored(JSON.parse(JSON.stringify(place)))).toEqual(place)
  })

  it.each([
    [null],
    ['7'],
    [{}],
    [{ at: -1, ending: null }],
    [{ at: 1.5, ending: null }],
    [{ at: 26, ending: null }],
    [{ at: 26, ending: 'toString' }],
    [{ at: 99, ending: 'keep' }],
  ])('is the beginning if it is %j', (kept) => {
    expect(restored(kept)).toEqual(START)
  })
})

describe('the table of the lesson', () => {
  it('is the same by single messages and as a page finds it', () => {
    for (const way of ways) {
      let told = begin(tableAt(START, NAMES))
      for (const place of way.slice(1)) {
        told = applyMessages(told, [messageOf(place, NAMES)])
        const { story, ...table } = tableAt(place, NAMES)
        expect(told.table).toEqual(table)
        expect(told.story.map(({ events }) => events)).toEqual(story.map(({ events }) => events))
      }
    }
  })
})

describe('the coach', () => {
  it('has words for every step, and a reason against every other card', () => {
    const args = { name: 'Ada', bo: 'Bo', cleo: 'Cleo', other: 'Cleo' }
    for (const place of ways.flat()) {
      const { id, asks } = stepAt(place)
      expect(t(`learn-step-${id}`, args)).not.toContain('learn-')
      if (asks && asks !== 'decision') expect(t(`learn-no-${id}`, args)).not.toContain('learn-')
    }
  })

  it('says at most some twenty-five words at a time', () => {
    const args = { name: 'Ada', bo: 'Bo', cleo: 'Cleo', other: 'Cleo' }
    for (const step of ways.flatMap((way) => stepsOf(way.at(-1) ?? START))) {
      expect(t(`learn-step-${step.id}`, args).split(' ').length).toBeLessThan(27)
    }
  })
})
