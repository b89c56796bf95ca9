import { describe, expect, it } from 'vitest'
import { inDeck, inOrder, KINDS, leftOf } from '../src/pad/deck'
import { fromFragment, toFragment } from '../src/pad/link'
import * as sheets from '../src/pad/sheet'
import type { Game, Sheet } from '../src/pad/sheet'

function game(...rooms: string[]): Game {
  return rooms.reduce(
    (game, room, seat) => room.split(' ').filter(Boolean).reduce((game, card) => sheets.withCard(game, seat, card), game),
    sheets.emptyGame('g', rooms.length),
  )
}

function sheet(names: string[], ...games: Game[]): Sheet {
  return { version: 1, names, games: games.map((game, index) => ({ ...game, id: `game-${index}` })) }
}

/** The same numbers below a limit in every run. */
function luck(seed: number): (limit: number) => number {
  return (limit) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
}

function anySheet(below: (limit: number) => number, players = 2 + below(4), count = 1 + below(5)): Sheet {
  const alphabet = [...'aZ é\u202eשע🦊👩‍👩‍👧<&"\u0000字']
  const names = Array.from({ length: players }, () => Array.from({ length: below(25) }, () => alphabet[below(alphabet.length)]).join(''))
  const games = Array.from({ length: count }, () => {
    let dealt = sheets.emptyGame('g', players)
    for (let card = below(54); card > 0; card -= 1) dealt = sheets.withCard(dealt, below(players), KINDS[below(KINDS.length)] ?? 'W')
    return dealt
  })
  return sheet(names, ...games)
}

describe('the deck', () => {
  it('has 53 cards (R1.4)', () => {
    expect(KINDS.map(inDeck).reduce((sum, count) => sum + count)).toBe(53)
  })

  it('is counted over all rooms together', () => {
    const full = game('7 7 7', '7')
    expect(leftOf('7', full.rooms)).toBe(0)
    expect(sheets.withCard(full, 1, '7')).toBe(full)
    const freed = sheets.withoutCard(full, 0, '7')
    expect(sheets.withCard(freed, 1, '7').rooms).toEqual([['7', '7'], ['7', '7']])
  })

  it.each([['11', 1], ['15', 1], ['C', 1], ['W', 7], ['10', 4]])('lets %s in %i times', (card, times) => {
    const tried = Array<string>(9).fill(card).join(' ')
    expect(game(tried, tried).rooms.flat()).toHaveLength(times)
  })
})

describe('a game', () => {
  it('scores the example of the rulebook', () => {
    expect(sheets.scores(game('3 3 3 W C 6 8 8 10 13', '')).map(({ total }) => total)).toEqual([99, 0])
  })

  it('is won by the highest total, and shared by equal ones (R7.4)', () => {
    expect(sheets.winners(game('5', '2 3', '1'))).toEqual([0, 1])
    expect(sheets.winners(game('', ''))).toEqual([])
  })

  it('follows what its owner chooses, until the room changes', () => {
    const before = game('W W W 1 2 3 4', '')
    expect(sheets.scores(before)[0]?.left).toEqual(['1', '2', '3'])
    const chosen = sheets.withChoice(before, 0, ['4', '2', '3'])
    expect(sheets.scores(chosen)[0]).toMatchObject({ left: ['2', '3', '4'], total: 1 })
    expect(sheets.withCard(chosen, 0, '5').choices).toEqual([null, null])
    expect(sheets.withChoice(chosen, 0, ['3', '2', '1']).choices).toEqual([null, null])
  })
})

describe('a sheet', () => {
  it('adds up points and wins over its games', () => {
    expect(sheets.sums(sheet(['', ''], game('5', '4'), game('1', '10'), game('2', '2')))).toEqual([
      { points: 8, wins: 2 },
      { points: 16, wins: 2 },
    ])
  })

  it('keeps what is entered when people come and go', () => {
    const two = sheet(['Ada', 'Bo'], game('5', '4'))
    const three = sheets.addPlayer(two)
    expect(three.games[0]?.rooms).toEqual([['5'], ['4'], []])
    expect(sheets.removePlayer(three, 0).games[0]?.rooms).toEqual([['4'], []])
    expect(sheets.removePlayer(two, 0)).toBe(two)
  })

  it('cuts a name after a hundred characters, never within one', () => {
    expect(sheets.rename(sheets.fresh(), 0, '🦊'.repeat(120)).names[0]).toBe('🦊'.repeat(100))
  })

  it.each([
    null,
    7,
    [],
    {},
    { ...sheets.fresh(), version: 2 },
    { ...sheets.fresh(), names: ['Ada'] },
    { ...sheets.fresh(), names: ['', '', 'x'.repeat(101)] },
    { ...sheets.fresh(), games: [] },
    sheet(['', ''], { ...game('', ''), rooms: [['7', '7', '7'], ['7', '7']] }),
    sheet(['', ''], { ...game('', ''), rooms: [['16'], []] }),
    sheet(['', ''], { ...game('', ''), rooms: [[]] }),
    sheet(['', ''], { ...game('W W W 1 2 3 4', ''), choices: [['1', '2'], null] }),
    sheet(['', ''], { ...game('W W W 1 2 3 4', ''), choices: [['1', '2', '9'], null] }),
    sheet(['', ''], { ...game('1 2', ''), choices: [[], null] }),
  ])('is not read from %j', (data) => {
    expect(sheets.readSheet(data)).toBeNull()
  })

  it('is read as it was kept', () => {
    const below = luck(1)
    for (let time = 0; time < 20; time += 1) {
      const kept = anySheet(below)
      expect(sheets.readSheet(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    }
  })
})

describe('a link', () => {
  it('holds any sheet, the same one in the same letters', () => {
    const below = luck(2)
    for (let time = 0; time < 60; time += 1) {
      const sent = anySheet(below)
      expect(fromFragment(toFragment(sent))).toEqual(sent)
      expect(toFragment(structuredClone(sent))).toBe(toFragment(sent))
    }
  })

  it('holds what an owner has chosen', () => {
    const chosen = sheet(['', ''], sheets.withChoice(game('W W W 1 2 3 4 C', ''), 0, ['C', '2', '4']))
    expect(fromFragment(toFragment(chosen))).toEqual(chosen)
  })

  it('is short: ten games of five with the whole deck, and names of a hundred characters', () => {
    const below = luck(3)
    const all = KINDS.flatMap((card) => Array<string>(inDeck(card)).fill(card))
    const games = Array.from({ length: 10 }, () =>
      all.reduce((dealt, card) => sheets.withCard(dealt, below(5), card), sheets.emptyGame('g', 5)),
    )
    expect(games[0]?.rooms.flat()).toHaveLength(53)
    const [short, long] = [Array<string>(5).fill('Bartholomew'), Array<string>(5).fill('é'.repeat(100))]
    expect(toFragment(sheet(short, ...games)).length).toBeLessThan(500)
    expect(toFragment(sheet(long, ...games)).length).toBeLessThan(2000)
  })

  it('that is cut off or changed holds nothing', () => {
    const sent = toFragment(sheet(['Ada', 'Bo'], game('1 2 3', '4 5 W')))
    for (let at = 0; at < sent.length; at += 1) {
      expect(fromFragment(sent.slice(0, at))).toBeNull()
      const other = sent[at] === 'A' ? 'B' : 'A'
      const read = fromFragment(sent.slice(0, at) + other + sent.slice(at + 1))
      // The last letter has bits that no byte uses.
      if (at < sent.length - 1) expect(read).toBeNull()
    }
  })

  it('from anywhere else never throws', () => {
    const below = luck(4)
    const letters = 'ABCabc019-_%#/=🦊é '
    for (let time = 0; time < 3000; time += 1) {
      const fragment = Array.from({ length: below(60) }, () => [...letters][below(18)]).join('')
      expect(fromFragment(fragment)).toBeNull()
    }
    for (const fragment of ['R7.1', '%', 'x'.repeat(30_000), 'AAAA', '\u0000']) expect(fromFragment(fragment)).toBeNull()
  })

  it('with a right check and nonsense inside holds nothing', async () => {
    const { sha256 } = await import('../src/lib/sha256')
    const below = luck(5)
    let sheetsRead = 0
    for (let time = 0; time < 1000; time += 1) {
      const body = Uint8Array.from({ length: 3 + below(40) }, () => below(256))
      body.set([1, 2 + below(4), 1 + below(2)])
      const bytes = String.fromCharCode(...sha256(body).slice(0, 3), ...body)
      if (fromFragment(btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))) sheetsRead += 1
    }
    expect(sheetsRead).toBe(0)
  })
})

it('rooms are in the order of the deck', () => {
  expect(inOrder(['W', '10', 'C', '9', '1'])).toEqual(['1', '9', '10', 'C', 'W'])
})
