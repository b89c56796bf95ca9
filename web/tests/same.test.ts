import { expect, it } from 'vitest'
import { applyMessages, begin } from '../src/lib/story'
import { shared } from '../src/lib/same'
import { clip } from './fixtures'

it('keeps every part that has not changed, and nothing that has', () => {
  const before = { hands: [['1'], ['2', 'G']], rooms: [[], ['7']], round: 3, gone: null as null | string[] }
  const after = { hands: [['1'], ['2', 'G']], rooms: [[], ['7', '7']], round: 3, gone: [] }
  const told = shared(before, after)
  expect(told).toEqual(after)
  expect(told.hands).toBe(before.hands)
  expect(told.rooms[0]).toBe(before.rooms[0])
  expect(told.rooms[1]).not.toBe(before.rooms[1])
  expect(shared(before, structuredClone(before))).toBe(before)
})

it('takes nothing for equal that has less, more or another kind', () => {
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  expect(shared(['1'], ['1', '2'])).toEqual(['1', '2'])
  expect(shared({ 0: '1' }, ['1'])).toEqual(['1'])
  expect(shared(new Map([[1, 2]]), new Map([[1, 3]]))).toEqual(new Map([[1, 3]]))
})

it('leaves a table that a message brings as it was, but for what has happened', () => {
  const { before, messages } = clip('tie')
  const told = applyMessages(begin(before), messages)
  expect(told.table.number).toBeGreaterThan(before.number)
  expect(told.table.seats).toBe(before.seats)
  expect(told.table.views['0']?.luckynits).toBe(before.views['0']?.luckynits)
})
