/** A running sheet: the same people over several games, each game with a room for everybody. */

import type { Color, PartyCard, RoomScore, Seat } from '../lib/game'
import { best, scoreRoom, toChoose } from '../lib/score'
import { areAmong, inOrder, KINDS, leftOf, without } from './deck'

export const COLORS: Color[] = ['red', 'yellow', 'blue', 'violet', 'gray']
export const FEWEST = 2
export const MOST = 5
export const MOST_GAMES = 99
export const LONGEST_NAME = 100

export interface Game {
  id: string
  rooms: PartyCard[][]
  /** What the owner gives with three or more Wullawakis, if that is not the best choice. */
  choices: (PartyCard[] | null)[]
}

export interface Sheet {
  version: 1
  /** An empty name is that of a seat. */
  names: string[]
  games: Game[]
}

/** Every new sheet is the same, so that two tabs that begin one write on one. */
export function fresh(names: string[] = ['', '', '']): Sheet {
  return { version: 1, names, games: [emptyGame('first', names.length)] }
}

export function emptyGame(id: string, players: number): Game {
  return { id, rooms: Array.from({ length: players }, () => []), choices: Array<null>(players).fill(null) }
}

// A game

/** A game in which a room has other cards; the choice that was made for them is gone. */
function withRoom(game: Game, seat: Seat, room: PartyCard[]): Game {
  return { ...game, rooms: game.rooms.with(seat, room), choices: game.choices.with(seat, null) }
}

/** The same game if the deck has no more such card. */
export function withCard(game: Game, seat: Seat, card: PartyCard): Game {
  if (leftOf(card, game.rooms) <= 0) return game
  return withRoom(game, seat, inOrder([...(game.rooms[seat] ?? []), card]))
}

export function withoutCard(game: Game, seat: Seat, card: PartyCard): Game {
  return withRoom(game, seat, without(game.rooms[seat] ?? [], card))
}

/** With the owner's own choice; the best one is no choice of his own. */
export function withChoice(game: Game, seat: Seat, chosen: PartyCard[]): Game {
  const isBest = areAmong(chosen, scoreRoom(game.rooms[seat] ?? []).left)
  return { ...game, choices: game.choices.with(seat, isBest ? null : inOrder(chosen)) }
}

export function scores(game: Game): RoomScore[] {
  return game.rooms.map((room, seat) => scoreRoom(room, game.choices[seat]))
}

/** Who has won; nobody has as long as no card is on the table. */
export function winners(game: Game): Seat[] {
  return game.rooms.every((room) => room.length === 0) ? [] : best(scores(game).map(({ total }) => total))
}

// A sheet

/** Put another state of a game in its place, where there still is one that it fits. */
export function putGame(sheet: Sheet, id: string, change: (game: Game) => Game): Sheet {
  const at = sheet.games.findIndex((game) => game.id === id)
  const before = sheet.games[at]
  const after = before && change(before)
  if (!after || after === before || after.rooms.length !== sheet.names.length) return sheet
  return { ...sheet, games: sheet.games.with(at, after) }
}

export function insertGame(sheet: Sheet, game: Game, at = sheet.games.length): Sheet {
  if (game.rooms.length !== sheet.names.length || sheet.games.length >= MOST_GAMES) return sheet
  return { ...sheet, games: sheet.games.toSpliced(at, 0, game) }
}

/** A sheet always has a game to write on. */
export function removeGame(sheet: Sheet, id: string): Sheet {
  const games = sheet.games.filter((game) => game.id !== id)
  return games.length > 0 ? { ...sheet, games } : fresh(sheet.names)
}

export function rename(sheet: Sheet, seat: Seat, name: string): Sheet {
  return { ...sheet, names: sheet.names.with(seat, [...name].slice(0, LONGEST_NAME).join('')) }
}

/** Somebody more at the table, with an empty room in the games so far. */
export function addPlayer(sheet: Sheet): Sheet {
  if (sheet.names.length >= MOST) return sheet
  const games = sheet.games.map((game) => ({ ...game, rooms: [...game.rooms, []], choices: [...game.choices, null] }))
  return { ...sheet, names: [...sheet.names, ''], games }
}

export function removePlayer(sheet: Sheet, seat: Seat): Sheet {
  if (sheet.names.length <= FEWEST) return sheet
  const games = sheet.games.map((game) => ({
    ...game,
    rooms: game.rooms.toSpliced(seat, 1),
    choices: game.choices.toSpliced(seat, 1),
  }))
  return { ...sheet, names: sheet.names.toSpliced(seat, 1), games }
}

/** Somebody back at the table, with the rooms of before as far as the deck still has their cards. */
export function returnPlayer(sheet: Sheet, before: Sheet, seat: Seat): Sheet {
  if (sheet.names.length >= MOST) return sheet
  const to = Math.min(seat, sheet.names.length)
  const games = sheet.games.map((game) => {
    const was = before.games.find(({ id }) => id === game.id)
    const [room, choice] = [was?.rooms[seat] ?? [], was?.choices[seat] ?? null]
    const opened = { ...game, rooms: game.rooms.toSpliced(to, 0, []), choices: game.choices.toSpliced(to, 0, null) }
    const filled = room.reduce((each, card) => withCard(each, to, card), opened)
    return filled.rooms[to]?.length === room.length ? { ...filled, choices: filled.choices.with(to, choice) } : filled
  })
  return { ...sheet, names: sheet.names.toSpliced(to, 0, before.names[seat] ?? ''), games }
}

export interface Sum {
  points: number
  wins: number
}

/** What everybody has over all games. */
export function sums(sheet: Sheet): Sum[] {
  const won = sheet.games.flatMap(winners)
  return sheet.names.map((_, seat) => ({
    points: sheet.games.reduce((sum, game) => sum + (scores(game)[seat]?.total ?? 0), 0),
    wins: won.filter((winner) => winner === seat).length,
  }))
}

export function isBlank(sheet: Sheet): boolean {
  return sheet.names.every((name) => name === '') && sheet.games.every((game) => game.rooms.flat().length === 0)
}

// From elsewhere

/** A sheet that was kept or sent; null if it is none, or one that cannot be. */
export function readSheet(data: unknown): Sheet | null {
  if (!isObject(data) || data.version !== 1) return null
  const { names, games } = data
  if (!isList(names, isName) || names.length < FEWEST || names.length > MOST) return null
  const isGame = (game: unknown): game is Game => isGameOf(game, names.length)
  if (!isList(games, isGame) || games.length === 0 || games.length > MOST_GAMES) return null
  if (new Set(games.map(({ id }) => id)).size < games.length) return null
  const read = games.map(({ id, rooms, choices }) => ({ id, rooms: rooms.map(inOrder), choices }))
  return { version: 1, names, games: read }
}

function isGameOf(data: unknown, players: number): data is Game {
  if (!isObject(data) || typeof data.id !== 'string') return false
  const { rooms, choices } = data
  if (!isList(rooms, isCards) || rooms.length !== players || KINDS.some((card) => leftOf(card, rooms) < 0)) return false
  return isList(choices, isChoice) && choices.length === players && choices.every((chosen, seat) => fits(chosen, rooms[seat] ?? []))
}

/** Whether a choice is one that the owner of a room may make (R7.1). */
export function fits(chosen: PartyCard[] | null, room: PartyCard[]): boolean {
  return chosen === null || (chosen.length === toChoose(room) && !chosen.includes('W') && chosen.length > 0 && areAmong(chosen, room))
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

function isList<Item>(data: unknown, isItem: (item: unknown) => item is Item): data is Item[] {
  return Array.isArray(data) && data.every(isItem)
}

const isName = (data: unknown): data is string => typeof data === 'string' && [...data].length <= LONGEST_NAME
const isCard = (data: unknown): data is PartyCard => typeof data === 'string' && KINDS.includes(data)
const isCards = (data: unknown): data is PartyCard[] => isList(data, isCard)
const isChoice = (data: unknown): data is PartyCard[] | null => data === null || isCards(data)
