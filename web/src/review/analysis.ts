/** What the coach says of a finished game (docs/coach.md), and what is reckoned from that alone. */

import type { BidCard, Color, PartyCard, Seat, View } from '../lib/game'
import type { TableSeat } from '../lib/types'

export interface Option {
  /** A bid card, `keep`, or `give:` and a seat. */
  move: string
  expected: number
  advised: number
  win: number
  win_error: number
  points: number
  points_error: number
}

export interface Choice {
  seat: Seat
  move: number
  chosen: string
  cost_win: number
  cost_points: number
  blind_win: number
  options: Option[]
}

export interface Moment {
  kind: 'bidding' | 'decision'
  round: number
  second: boolean
  card: PartyCard
  moves: number[]
  exact: boolean
  before: number[]
  after: number[]
  choices: Choice[]
}

export interface Player {
  name: string
  color: Color
  win: number
  points: number
  luck_win: number
  luck_points: number
  adjusted_win: number
  adjusted_points: number
  accuracy: number | null
  cost_win: number
  costliest: number[]
}

export interface Chances {
  moves: number
  round: number
  win: number[]
}

export interface Turn {
  moment: number
  by: 'choice' | 'luck'
  win: number[]
}

export interface Analysis {
  players: Player[]
  moments: Moment[]
  chart: Chances[]
  turns: Turn[]
}

/** The position before a moment, and what was done then. */
export interface Position {
  view: View
  moves: { seat: Seat; move: string; by_bot?: boolean }[]
}

export interface Reviewed {
  analysis: Analysis
  moments: Position[]
  seats: TableSeat[]
  mine: Seat[]
}

export interface Square {
  exact: boolean
  rows: string[]
  columns: string[]
  win: number[][]
  errors: number[][]
  value: number
  row_mixture: number[]
  column_mixture: number[]
}

/** Less than that is nothing that a person could see. */
export const NOTHING = 0.005

export function choiceOf(moment: Moment | undefined, seat: Seat): Choice | null {
  return moment?.choices.find((choice) => choice.seat === seat) ?? null
}

/** What the advised move, or the mixture of them, comes to. */
export function advisedWin({ options }: Choice): number {
  return options.reduce((sum, { advised, win }) => sum + advised * win, 0)
}

/** What a move gives away beside the advice: of what was chosen as the coach says, who knows it best. */
export function costOf(choice: Choice, { move, advised, win }: Option): number {
  if (move === choice.chosen) return choice.cost_win
  return advised > 0 ? 0 : Math.max(0, advisedWin(choice) - win)
}

/** Whether a move that is not advised is as good as the advice, as far as the coach can tell. */
export function isEqual(choice: Choice, { move, advised, win }: Option): boolean {
  return advised === 0 && (win >= advisedWin(choice) || (move === choice.chosen && choice.cost_win === 0))
}

/** The first moment from one on, in steps of 1 or -1, where a seat had a choice; null beyond the end. */
export function nextChoice({ moments }: Analysis, seat: Seat, from: number, step: 1 | -1 = 1): number | null {
  for (let at = from; at >= 0 && at < moments.length; at += step) if (choiceOf(moments[at], seat)) return at
  return null
}

/** Whose choice is looked at first in a moment: the wanted seat's, or the first one that has any. */
export function seatAt(moment: Moment | undefined, wanted: Seat): Seat {
  return choiceOf(moment, wanted) ? wanted : (moment?.choices[0]?.seat ?? wanted)
}

export interface Share {
  luck: number
  play: number
}

/** The win beyond an even share, apart: what luck brought, and what is left without it. */
export function shares({ players }: Analysis): Share[] {
  return players.map(({ luck_win, adjusted_win }) => ({ luck: luck_win, play: adjusted_win - 1 / players.length }))
}

/** Whether a bid was too high or too low, where that can be said. */
export function wayOf(chosen: string, advised: string[]): 'high' | 'low' | 'other' {
  if (chosen === 'G' || advised.includes('G')) return 'other'
  const values = advised.map(Number)
  if (Math.min(...values) > Number(chosen)) return 'low'
  return Math.max(...values) < Number(chosen) ? 'high' : 'other'
}

export function isCard(move: string): move is BidCard {
  return move === 'G' || /^\d+$/.test(move)
}

/** A moment and a seat in the address of the page, as in `#14-1`. */
export function addressOf(moment: number, seat: Seat): string {
  return `#${moment}-${seat}`
}

export function readAddress(hash: string, { moments, players }: Analysis): { moment: number; seat: Seat } | null {
  const [, moment, seat] = /^#(\d+)-(\d)$/.exec(hash)?.map(Number) ?? []
  if (moment === undefined || seat === undefined) return null
  return moment < moments.length && seat < players.length ? { moment, seat } : null
}
