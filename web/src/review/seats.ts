/** The seats at a moment of a review, drawn as at the table. */

import type { Seat, View } from '../lib/game'
import { roomPoints } from '../lib/score'
import type { BidShown, SeatShown } from '../lib/shown'
import type { Position, Reviewed } from './analysis'

/** With `hidden` the bids lie face down: somebody is asked what to bid. */
export function seatsAt({ moments, seats, mine }: Reviewed, at: number, hidden: boolean): SeatShown[] {
  const position = moments[at]
  if (!position) return []
  const { view } = position
  const winner = hidden ? null : winnerOf(view, moments[at + 1]?.view)
  return seats.map(({ seat, name, color, kind }) => ({
    seat,
    name,
    color,
    isBot: kind === 'bot',
    isAbsent: false,
    isMine: mine.includes(seat) && mine.length === 1,
    room: view.rooms[seat] ?? [],
    hand: view.hands[seat] ?? [],
    holds: view.hands[seat] ?? [],
    discards: view.discards[seat] ?? [],
    points: roomPoints(view.rooms[seat] ?? []),
    bid: bidOf(position, seat, hidden),
    won: seat === winner,
    best: seat === winner,
    gained: null,
  }))
}

function bidOf({ view, moves }: Position, seat: Seat, hidden: boolean): BidShown | null {
  const { phase } = view
  if (phase.type === 'deciding') return phase.seat === seat ? { kind: 'deciding' } : null
  const bid = moves.find((move) => move.seat === seat)
  if (bid) return hidden ? { kind: 'down', card: null } : { kind: 'open', card: bid.move }
  if (phase.type === 'bidding' && phase.stuck === seat) return { kind: 'out' }
  return view.hands[seat]?.length ? null : { kind: 'finished' }
}

/** Who has got the card that was bid for: it lies in one more room, or once more, in the next position. */
function winnerOf(view: View, next: View | undefined): Seat | null {
  if (view.phase.type !== 'bidding' || !next) return null
  const { face_up: card } = view.phase
  const count = (of: View, seat: Seat) => of.rooms[seat]?.filter((each) => each === card).length ?? 0
  const won = view.rooms.findIndex((_, seat) => count(next, seat) > count(view, seat))
  return won < 0 ? null : won
}
