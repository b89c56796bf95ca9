/** A sheet in the fragment of a link: every room is one number of five bytes, every name its UTF-8.
 *
 * A byte for the version, the players and the games; the names, each after its length in two bytes; game
 * by game and room by room the cards, and where the owner has chosen, what he gives. Three bytes of the
 * SHA-256 come first: a link that was cut off or changed is none.
 */

import type { PartyCard } from '../lib/game'
import { sha256 } from '../lib/sha256'
import { howMany, inDeck, KINDS } from './deck'
import { type Game, readSheet, type Sheet } from './sheet'

const VERSION = 1
const CHECK = 3
const ROOM = 5
const LONGEST = 20_000

export function toFragment(sheet: Sheet): string {
  const names = sheet.names.map((name) => new TextEncoder().encode(name))
  const body = Uint8Array.from([
    VERSION,
    sheet.names.length,
    sheet.games.length,
    ...names.flatMap((name) => [...bytesOf(name.length, 2), ...name]),
    ...sheet.games.flatMap(({ rooms, choices }) => rooms.flatMap((room, seat) => roomBytes(room, choices[seat] ?? null))),
  ])
  const text = String.fromCharCode(...sha256(body).slice(0, CHECK), ...body)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The sheet that a link holds, or null: whatever was made of it on its way. */
export function fromFragment(fragment: string): Sheet | null {
  if (fragment.length > LONGEST || !/^[\w-]+$/.test(fragment)) return null
  try {
    const bytes = Uint8Array.from(atob(fragment.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const body = bytes.slice(CHECK)
    const check = sha256(body).slice(0, CHECK)
    return check.every((byte, index) => byte === bytes[index]) ? readBody(new Reader(body)) : null
  } catch {
    return null
  }
}

function readBody(from: Reader): Sheet | null {
  if (from.number(1) !== VERSION) return null
  const players = from.number(1)
  const count = from.number(1)
  const names = Array.from({ length: players }, () => from.text(from.number(2)))
  const games = Array.from({ length: count }, (_, index) => readGame(from, `game-${index}`, players))
  return from.isAtEnd ? readSheet({ version: 1, names, games }) : null
}

function readGame(from: Reader, id: string, players: number): Game {
  const game: Game = { id, rooms: [], choices: [] }
  for (let seat = 0; seat < players; seat += 1) {
    const number = from.number(ROOM)
    game.rooms.push(cardsOf(Math.floor(number / 2)))
    game.choices.push(number % 2 === 1 ? cardsOf(from.number(ROOM)) : null)
  }
  return game
}

function roomBytes(room: PartyCard[], chosen: PartyCard[] | null): number[] {
  const number = 2 * numberOf(room) + (chosen ? 1 : 0)
  return [...bytesOf(number, ROOM), ...(chosen ? bytesOf(numberOf(chosen), ROOM) : [])]
}

/** Cards of a deck as one number: how many of each kind, in places as large as the deck needs. */
function numberOf(cards: PartyCard[]): number {
  return KINDS.reduce((number, kind) => number * (inDeck(kind) + 1) + howMany(kind, cards), 0)
}

function cardsOf(number: number): PartyCard[] {
  const cards: PartyCard[] = []
  for (const kind of KINDS.toReversed()) {
    const places = inDeck(kind) + 1
    cards.unshift(...Array<PartyCard>(number % places).fill(kind))
    number = Math.floor(number / places)
  }
  if (number > 0) throw new RangeError('more cards than a deck has')
  return cards
}

function bytesOf(number: number, length: number): number[] {
  return Array.from({ length }, (_, place) => Math.floor(number / 256 ** (length - 1 - place)) % 256)
}

class Reader {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.at === this.bytes.length
  }

  number(length: number): number {
    return this.take(length).reduce((number, byte) => 256 * number + byte, 0)
  }

  text(length: number): string {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.take(length))
  }

  private take(length: number): Uint8Array {
    const end = this.at + length
    if (end > this.bytes.length) throw new RangeError('cut off')
    const taken = this.bytes.slice(this.at, end)
    this.at = end
    return taken
  }
}
