import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fresh } from '../src/pad/sheet'
import { ASIDE, KEY, Pad } from '../src/pad/store.svelte'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** What another tab sees when one has written. */
function heard(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }))
}

function points(pad: Pad): string[][][] {
  return pad.sheet.games.map(({ rooms }) => rooms)
}

it('is there again after a reload', () => {
  const pad = new Pad()
  pad.rename(1, 'Bo')
  pad.put('7')
  expect(new Pad().sheet).toEqual(pad.sheet)
  expect(pad.sheet).toMatchObject({ names: ['', 'Bo', ''], games: [{ rooms: [['7'], [], []] }] })
})

describe('the way back', () => {
  it('leads to the room where the change was made', () => {
    const pad = new Pad()
    pad.put('7')
    pad.seat = 1
    pad.put('8')
    pad.take('8')
    pad.seat = 2
    pad.undo()
    expect([pad.seat, pad.game.rooms]).toEqual([1, [['7'], ['8'], []]])
    pad.undo()
    pad.undo()
    expect([pad.seat, pad.game.rooms, pad.canUndo]).toEqual([0, [[], [], []], false])
  })

  it('does not go back over what was refused', () => {
    const pad = new Pad()
    pad.put('15')
    pad.put('15')
    pad.undo()
    expect(pad.canUndo).toBe(false)
  })

  it('puts a removed game back in its place, also the only one', () => {
    const pad = new Pad()
    pad.put('1')
    pad.removeGame()
    expect(points(pad)).toEqual([[[], [], []]])
    pad.undo()
    expect(points(pad)).toEqual([[['1'], [], []]])
    pad.addGame()
    pad.put('2')
    const [first] = pad.sheet.games
    if (first) pad.select(first)
    pad.removeGame()
    expect(pad.gone).toEqual({ what: 'game', number: 1 })
    pad.undo()
    expect(points(pad)).toEqual([[['1'], [], []], [['2'], [], []]])
  })

  it('brings back a player and leaves what was written elsewhere since', () => {
    const pad = new Pad()
    pad.put('15')
    pad.put('7')
    pad.seat = 1
    pad.put('8')
    pad.removePlayer(0, 'Player 1')
    const other = new Pad()
    other.put('15')
    other.rename(1, 'Bo')
    other.addGame()
    other.put('2')
    heard()
    pad.undo()
    // There is one 15 in a deck, and it is on the table.
    expect(points(pad)).toEqual([[['7'], ['8', '15'], []], [[], ['2'], []]])
    expect(pad.sheet.names).toEqual(['', '', 'Bo'])
    expect(new Pad().sheet).toEqual(pad.sheet)
  })

  it('brings back a player with all that was in the rooms, and a whole sheet', () => {
    const pad = new Pad()
    pad.put('1')
    const before = pad.sheet
    pad.removePlayer(0, 'Player 1')
    pad.undo()
    expect(pad.sheet).toEqual(before)
    pad.replace(fresh(['Ada', 'Bo']))
    expect(pad.gone).toEqual({ what: 'sheet' })
    pad.undo()
    expect(pad.sheet).toEqual(before)
  })
})

describe('two tabs', () => {
  it('lose nothing of each other', () => {
    const [one, two] = [new Pad(), new Pad()]
    one.put('1')
    one.addGame()
    one.put('2')
    two.put('3')
    expect(points(two)).toEqual([[['1', '3'], [], []], [['2'], [], []]])
    heard()
    expect(one.sheet).toEqual(two.sheet)
  })

  it('go back over their own changes only', () => {
    const [one, two] = [new Pad(), new Pad()]
    one.put('1')
    one.addGame()
    one.put('2')
    heard()
    two.rename(0, 'Ada')
    one.undo()
    expect(one.sheet).toMatchObject({ names: ['Ada', '', ''], games: [{ rooms: [['1'], [], []] }, { rooms: [[], [], []] }] })
  })

  it('do not mix games of different people', () => {
    const [one, two] = [new Pad(), new Pad()]
    one.put('1')
    two.replace(fresh(['Ada', 'Bo']))
    heard()
    one.undo()
    expect(one.sheet).toEqual(fresh(['Ada', 'Bo']))
  })
})

describe('a device', () => {
  it.each(['{', 'null', '{"version":1}', JSON.stringify({ ...fresh(), version: 2 })])('with %s has a new sheet, and the old text aside', (text) => {
    localStorage.setItem(KEY, text)
    const pad = new Pad()
    expect([pad.wasDamaged, pad.sheet]).toEqual([true, fresh()])
    expect([localStorage.getItem(ASIDE), localStorage.getItem(KEY)]).toEqual([text, null])
    pad.put('7')
    expect(new Pad().sheet).toEqual(pad.sheet)
  })

  it('that is full is no reason to stop', () => {
    const pad = new Pad()
    pad.put('1')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    pad.put('2')
    pad.put('3')
    expect([pad.isKept, pad.game.rooms[0]]).toEqual([false, ['1', '2', '3']])
    vi.restoreAllMocks()
    pad.put('4')
    expect([pad.isKept, new Pad().game.rooms[0]]).toEqual([true, ['1', '2', '3', '4']])
  })

  it('that forbids a store is no reason either', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const pad = new Pad()
    pad.put('1')
    expect([pad.isKept, pad.game.rooms[0]]).toEqual([false, ['1']])
  })
})

it('an empty game at the end is the next one', () => {
  const pad = new Pad()
  pad.addGame()
  expect(pad.sheet.games).toHaveLength(1)
  pad.put('1')
  pad.addGame()
  pad.addGame()
  expect([pad.sheet.games.length, pad.number]).toEqual([2, 2])
})
