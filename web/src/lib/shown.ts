/** The seats as they are drawn, from a view or from a position of a replay. */

import type { BidCard, Color, PartyCard, RuleEvent, Seat, View } from './game'
import type { Position } from './replay'
import { gains, spends, type Reveal } from './reveal'
import { roomPoints } from './score'
import type { TableSeat } from './types'

export type BidShown =
  /** Spent: it is discarded; nits: its Luckynits, where they decide a tie. */
  | { kind: 'open'; card: BidCard; spent?: boolean; nits?: number }
  | { kind: 'down'; card: BidCard | null }
  | { kind: 'thinking' | 'deciding' | 'out' | 'finished' }

export interface SeatShown {
  seat: Seat
  name: string
  color: Color
  isBot: boolean
  isAbsent: boolean
  isMine: boolean
  room: PartyCard[]
  hand: BidCard[]
  /** The hand, and what is still seen to go. */
  holds: BidCard[]
  discards: BidCard[]
  points: number
  bid: BidShown | null
  won: boolean
  /** Whether it is told by now that it has won. */
  best: boolean
  gained: PartyCard | null
}

/** What a reveal still says beside the seats: until the next card, or while it is held; what is still in
 * motion does not count yet. */
export function seatsOfView(seats: TableSeat[], view: View, reveal: Reveal | null, moving: readonly RuleEvent[] = []): SeatShown[] {
  const coming = moving.flatMap(gains)
  const going = moving.flatMap(spends)
  const isGoing = (seat: Seat) => (card: BidCard) => going.some(([owner, gone]) => owner === seat && gone === card)
  const after = reveal?.after.filter((event) => !moving.includes(event)) ?? []
  return seats.map(({ seat, name, color, kind, absent }) => ({
    seat,
    name,
    color,
    isBot: kind === 'bot',
    isAbsent: absent,
    isMine: seat === view.viewer,
    room: view.rooms[seat] ?? [],
    hand: view.hands[seat] ?? [],
    holds: [...(view.hands[seat] ?? []), ...(view.discards[seat] ?? []).filter(isGoing(seat))],
    discards: (view.discards[seat] ?? []).filter((card) => !isGoing(seat)(card)),
    points: roomPoints(without(view.rooms[seat] ?? [], coming.filter(([to]) => to === seat))),
    bid: bidOf(seat, view, reveal, after),
    won: reveal?.winner === seat,
    best: after.some((event) => event.type === 'card-won' && event.seat === seat),
    gained: after.flatMap(gains).findLast(([to]) => to === seat)?.[1] ?? null,
  }))
}

function bidOf(seat: Seat, view: View, reveal: Reveal | null, after: readonly RuleEvent[]): BidShown | null {
  const { phase } = view
  const revealed = reveal?.bids.get(seat)
  if (reveal && revealed !== undefined) return { kind: 'open', card: revealed, spent: after.flatMap(spends).some(([owner]) => owner === seat), ...nitsOf(seat, reveal) }
  if (phase.type === 'bidding' && !reveal) {
    if (phase.bidders.includes(seat)) {
      if (view.awaited.includes(seat)) return { kind: 'thinking' }
      return { kind: 'down', card: seat === view.viewer ? phase.my_bid : null }
    }
    if (phase.stuck === seat) return { kind: 'out' }
  }
  return (view.hands[seat] ?? []).length === 0 ? { kind: 'finished' } : null
}

/** The Luckynits of a tie are there from the beginning, to be lit. */
function nitsOf(seat: Seat, { after }: Reveal): { nits?: number } {
  const won = after.findLast((event) => event.type === 'card-won')
  const nits = won?.tied.find(([owner]) => owner === seat)?.[1]
  return nits === undefined ? {} : { nits }
}

function without(room: PartyCard[], coming: [Seat, PartyCard][]): PartyCard[] {
  const left = [...room]
  for (const [, card] of coming) left.splice(left.lastIndexOf(card), 1)
  return left
}

export function seatsOfPosition(seats: TableSeat[], position: Position, whole: BidCard[][]): SeatShown[] {
  return seats.map(({ seat, name, color, kind }) => {
    const hand = position.hands[seat] ?? []
    const revealed = position.bids.get(seat)
    const bid: BidShown | null =
      revealed !== undefined
        ? { kind: 'open', card: revealed }
        : position.placed.has(seat)
          ? { kind: 'down', card: null }
          : hand.length === 0
            ? { kind: 'finished' }
            : null
    return {
      seat,
      name,
      color,
      isBot: kind === 'bot',
      isAbsent: false,
      isMine: false,
      room: position.rooms[seat] ?? [],
      hand,
      holds: hand,
      discards: (whole[seat] ?? []).filter((card) => !hand.includes(card)),
      points: roomPoints(position.rooms[seat] ?? []),
      bid,
      won: position.winner === seat,
      best: position.winner === seat,
      gained: null,
    }
  })
}
