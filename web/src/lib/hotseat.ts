/** Several people at one device: who has something to hide now, and who is asked to the screen next. */

import type { Seat, View } from './game'

/** Those of the people here who have a secret at this moment: a bid, or what a Gnalli drew. */
export function secretive(view: View | null, mine: readonly Seat[]): Seat[] {
  const phase = view?.phase
  if (phase?.type === 'bidding') return mine.filter((seat) => phase.bidders.includes(seat))
  if (phase?.type === 'deciding') return mine.filter((seat) => phase.seat === seat)
  return []
}

/** The first of those who are due, going round the table from who was asked last. */
export function nextOf(due: readonly Seat[], last: Seat): Seat | null {
  return due.find((seat) => seat > last) ?? due[0] ?? null
}

/** The moment that a secret belongs to; with the next one it is none any more. */
export function momentOf(view: View | null): string {
  if (!view) return ''
  const { round, phase } = view
  return `${round} ${phase.type} ${phase.type === 'bidding' && phase.second}`
}
