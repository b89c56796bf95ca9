/** The sheet of this device, what is being written on it, and the way back.
 *
 * Every change is made to what is kept at that moment, so that two tabs lose nothing of each other.
 */

import type { PartyCard, Seat } from '../lib/game'
import * as sheets from './sheet'
import type { Game, Sheet } from './sheet'

export const KEY = 'gnumies-pad'
export const ASIDE = 'gnumies-pad-damaged'
const MOST_STEPS = 200

type Change = (sheet: Sheet) => Sheet

interface Step {
  back: Change
  /** Where it was made. */
  game: string
  seat: Seat
}

/** What has just been taken off the sheet, and can be put back. */
export type Gone = { what: 'game'; number: number } | { what: 'player'; name: string } | { what: 'sheet' }

export class Pad {
  sheet = $state.raw<Sheet>(sheets.fresh())
  seat = $state(0)
  /** Whether the device keeps the sheet; else it lasts as long as the page. */
  isKept = $state(true)
  /** What was kept could not be read. */
  wasDamaged = $state(false)
  gone = $state.raw<Gone | null>(null)
  private gameId = $state('')
  private steps = $state.raw<Step[]>([])

  constructor() {
    this.sheet = this.stored() ?? this.sheet
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY && newValue !== null) this.sheet = this.stored() ?? this.sheet
    })
  }

  /** The game that is written on: the last one, unless another is being corrected. */
  get game(): Game {
    const { games } = this.sheet
    return games.find(({ id }) => id === this.gameId) ?? games.at(-1) ?? sheets.emptyGame('', this.sheet.names.length)
  }

  get number(): number {
    return this.sheet.games.indexOf(this.game) + 1
  }

  get canUndo(): boolean {
    return this.steps.length > 0
  }

  select(game: Game, seat: Seat = 0): void {
    this.gameId = game.id
    this.seat = seat
    this.gone = null
  }

  // A game

  put(card: PartyCard): void {
    this.onGame((game) => sheets.withCard(game, this.seat, card))
  }

  take(card: PartyCard): void {
    this.onGame((game) => sheets.withoutCard(game, this.seat, card))
  }

  choose(chosen: PartyCard[]): void {
    this.onGame((game) => sheets.withChoice(game, this.seat, chosen))
  }

  private onGame(change: (game: Game) => Game): void {
    const { id } = this.game
    let before = this.game
    const back: Change = (sheet) => sheets.putGame(sheet, id, () => before)
    this.change((sheet) => {
      before = sheet.games.find((game) => game.id === id) ?? before
      return sheets.putGame(sheet, id, change)
    }, back)
  }

  // The sheet

  /** A game to be entered; an empty one at the end is that. */
  addGame(): void {
    const last = this.sheet.games.at(-1)
    if (last?.rooms.flat().length === 0) {
      this.select(last)
      return
    }
    const game = sheets.emptyGame(newId(), this.sheet.names.length)
    this.change((sheet) => sheets.insertGame(sheet, game), (sheet) => sheets.removeGame(sheet, game.id))
    this.select(game)
  }

  removeGame(): void {
    const { game, number } = this
    this.change((sheet) => sheets.removeGame(sheet, game.id), (sheet) => restored(sheet, game, number - 1))
    this.gone = { what: 'game', number }
  }

  rename(seat: Seat, name: string): void {
    this.change((sheet) => sheets.rename(sheet, seat, name))
  }

  addPlayer(): void {
    this.change(sheets.addPlayer, (sheet) => sheets.removePlayer(sheet, sheet.names.length - 1))
  }

  removePlayer(seat: Seat, name: string): void {
    const before = this.latest()
    this.change((sheet) => sheets.removePlayer(sheet, seat), (sheet) => sheets.returnPlayer(sheet, before, seat))
    this.seat = 0
    this.gone = { what: 'player', name }
  }

  /** Another sheet in place of this one: the same people with no games, or one that came by a link. */
  replace(other: Sheet): void {
    const before = this.sheet
    this.change(() => other, () => before)
    this.seat = 0
    this.gone = sheets.isBlank(before) ? null : { what: 'sheet' }
  }

  /** Back to before the last change, and to the room in which it was made. */
  undo(): void {
    const step = this.steps.at(-1)
    if (!step) return
    this.steps = this.steps.slice(0, -1)
    this.write(step.back(this.latest()))
    this.gameId = step.game
    this.seat = Math.min(step.seat, this.sheet.names.length - 1)
    this.gone = null
  }

  private change(change: Change, back?: Change): void {
    const [latest, step] = [this.latest(), { game: this.game.id, seat: this.seat }]
    const next = change(latest)
    if (next === latest) return
    this.gone = null
    if (back) this.steps = [...this.steps.slice(1 - MOST_STEPS), { back, ...step }]
    this.write(next)
  }

  // The device

  private latest(): Sheet {
    return (this.isKept && this.stored()) || this.sheet
  }

  private write(sheet: Sheet): void {
    this.sheet = sheet
    this.isKept = tried(() => localStorage.setItem(KEY, JSON.stringify(sheet))) !== FAILED
  }

  /** What is kept; what cannot be read is put aside, so that nothing is lost of it. */
  private stored(): Sheet | null {
    const text = tried(() => localStorage.getItem(KEY))
    if (typeof text !== 'string') return null
    const data = tried(() => JSON.parse(text) as unknown)
    const sheet = data === FAILED ? null : sheets.readSheet(data)
    if (sheet) return sheet
    this.wasDamaged = true
    tried(() => localStorage.setItem(ASIDE, text))
    tried(() => localStorage.removeItem(KEY))
    return null
  }
}

const FAILED = Symbol('failed')

/** A store that is full or forbidden throws. */
function tried<Value>(act: () => Value): Value | typeof FAILED {
  try {
    return act()
  } catch {
    return FAILED
  }
}

/** A removed game back in its place, or in that of the empty one that came when it was the only one. */
function restored(sheet: Sheet, game: Game, at: number): Sheet {
  const others = sheet.games.filter(({ id, rooms }) => id !== game.id && !(sheet.games.length === 1 && rooms.flat().length === 0))
  return sheets.insertGame({ ...sheet, games: others }, game, at)
}

/** `crypto.randomUUID` is for secure pages only. */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}

export const pad = new Pad()
