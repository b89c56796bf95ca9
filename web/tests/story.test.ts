import { describe, expect, it } from 'vitest'
import { applyMessages, begin, hasGap } from '../src/lib/story'
import type { Message } from '../src/lib/types'
import { table } from './fixtures'

const first = table('beginning')
const at = first.number

function message(number: number, withTable = true): Message {
  return { number, at: 0, events: [], ...(withTable ? { table: { ...first, number } } : {}) }
}

describe('a story', () => {
  it('stands where the page stands', () => {
    expect(begin(first).number).toBe(at)
  })

  it('takes messages in order, each once', () => {
    const told = applyMessages(begin(first), [message(at + 1), message(at + 1), message(at + 2)])
    expect(told.number).toBe(at + 2)
    expect(told.story).toHaveLength(first.story.length + 2)
    expect(applyMessages(told, [message(at + 1), message(at)]).story).toHaveLength(first.story.length + 2)
  })

  it('keeps early messages until the gap is filled', () => {
    const early = applyMessages(begin(first), [message(at + 3), message(at + 2)])
    expect(early.number).toBe(at)
    expect(hasGap(early)).toBe(true)
    const filled = applyMessages(early, [message(at + 1, false)])
    expect(filled.number).toBe(at + 3)
    expect(hasGap(filled)).toBe(false)
    expect(filled.table.number).toBe(at + 3)
    expect(filled.story.map(({ number }) => number).slice(-3)).toEqual([at + 1, at + 2, at + 3])
  })

  it('never goes back to an older table', () => {
    const told = applyMessages(begin(first), [message(at + 1), message(at + 2)])
    expect(applyMessages(told, [message(at + 1)]).table.number).toBe(at + 2)
  })

  it('takes a table without news: a bid from another device', () => {
    const anew = message(at)
    if (anew.table) anew.table.mine = [3]
    const told = applyMessages(begin(first), [anew])
    expect(told.table.mine).toEqual([3])
    expect(told.story).toHaveLength(first.story.length)
  })

  it('comes to the same end in any order', () => {
    const messages = [1, 2, 3, 4, 5].map((step) => message(at + step, step % 2 === 1))
    const orders = [messages, messages.toReversed(), [4, 0, 3, 1, 2, 0, 4].map((i) => messages[i] as Message)]
    const ends = orders.map((order) => order.reduce((told, each) => applyMessages(told, [each]), begin(first)))
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1)
  })
})
