/** The seats as they are drawn, from a view or from a position of a replay. */

import type { BidCard, Color, PartyCard, RuleEvent, Seat, View } from './game'
import type { Position } from './replay'
import { gains, type Reveal } from './reveal'
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
  discards: BidCard[]
  points: number
  bid: BidShown | null
  won: boolean
  gained: PartyCard | null
}

/** What a reveal still says beside the seats: until the next card, or while it is held; cards that are still
 * on their way into a room do not count yet. */
export function seatsOfView(seats: TableSeat[], view: View, reveal: Reveal | null, moving: readonly RuleEvent[] = []): SeatShown[] {
  const coming = moving.flatMap(gains)
  return seats.map(({ seat, name, color, kind, absent }) => ({
    seat,
    name,
    color,
    isBot: kind === 'bot',
    isAbsent: absent,
    isMine: seat === view.viewer,
    room: view.rooms[seat] ?? [],
    hand: view.hands[seat] ?? [],
    discards: view.discards[seat] ?? [],
    points: roomPoints(without(view.rooms[seat] ?? [], coming.filter(([to]) => to === seat))),
    bid: bidOf(seat, view, reveal),
    won: reveal?.winner === seat,
    gained: reveal ? gainedBy(seat, reveal) : null,
  }))
}

function bidOf(seat: Seat, view: View, reveal: Reveal | null): BidShown | null {
  const { phase } = view
  const revealed = reveal?.bids.get(seat)
  if (reveal && revealed !== undefined) return { kind: 'open', card: revealed, ...fateOf(seat, reveal) }
  if (phase.type === 'bidding' && !reveal) {
    if (phase.bidders.includes(seat)) {
      if (view.awaited.includes(seat)) return { kind: 'thinking' }
      return { kind: 'down', card: seat === view.viewer ? phase.my_bid : null }
    }
    if (phase.stuck === seat) return { kind: 'out' }
  }
  return (view.hands[seat] ?? []).length === 0 ? { kind: 'finished' } : null
}

/** What the reveal has made of a bid. */
function fateOf(seat: Seat, { after }: Reveal): { spent: boolean; nits?: number } {
  let spent = false
  let nits: number | undefined
  for (const event of after) {
    if (event.type === 'bids-discarded') spent ||= event.bids.some(([owner]) => owner === seat)
    if (event.type === 'drawn-kept') spent ||= event.seat === seat && !event.gnalli_back
    if (event.type === 'card-won') nits = event.tied.find(([owner]) => owner === seat)?.[1]
  }
  return { spent, nits }
}

/** The card that came into a room by this reveal and what followed. */
function gainedBy(seat: Seat, reveal: Reveal): PartyCard | null {
  return reveal.after.flatMap(gains).findLast(([to]) => to === seat)?.[1] ?? null
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
      discards: (whole[seat] ?? []).filter((card) => !hand.includes(card)),
      points: roomPoints(position.rooms[seat] ?? []),
      bid,
      won: position.winner === seat,
      gained: null,
    }
  })
}
