/** Positions of a game from its events alone: what a spectator saw after each message. No rule is
 * applied, cards only go where an event says. */

import type { BidCard, PartyCard, RuleEvent, Seat, View } from './game'
import type { Message } from './types'

export interface Position {
  round: number
  faceUp: PartyCard | null
  supplyLeft: number
  rooms: PartyCard[][]
  hands: BidCard[][]
  bids: Map<Seat, BidCard>
  placed: Set<Seat>
  winner: Seat | null
  /** The message whose events led here. */
  message: Message | null
}

/** The empty table, told from any view of the game: hands and discards make whole hands. */
export function beginning(view: View): Position {
  const inRooms = view.rooms.reduce((sum, room) => sum + room.length, 0)
  const unseen = Object.values(view.unseen).reduce((sum, count) => sum + count, 0)
  const faceUp = view.phase.type === 'bidding' || (view.phase.type === 'deciding' && view.phase.drawn) ? 1 : 0
  return {
    round: 0,
    faceUp: null,
    supplyLeft: unseen + inRooms + view.removed.length + faceUp,
    rooms: view.hands.map(() => []),
    hands: view.hands.map((hand, seat) => ascending([...hand, ...(view.discards[seat] ?? [])])),
    bids: new Map(),
    placed: new Set(),
    winner: null,
    message: null,
  }
}

/** The position after each message that moved something, the beginning first. */
export function positions(view: View, story: readonly Message[]): Position[] {
  const all = [beginning(view)]
  for (const message of story) {
    const events = message.events.filter((event) => 'rule' in event)
    if (events.length === 0) continue
    let position = all.at(-1) ?? beginning(view)
    // The next card is a step of its own, so that bids can be read before it comes.
    for (const part of parts(events)) {
      position = part.reduce(after, { ...position, message: { ...message, events: part } })
      all.push(position)
    }
  }
  return all
}

function parts(events: RuleEvent[]): RuleEvent[][] {
  const turned = events.findIndex((event) => event.type === 'card-turned')
  return turned > 0 ? [events.slice(0, turned), events.slice(turned)] : [events]
}

function after(position: Position, event: RuleEvent): Position {
  switch (event.type) {
    case 'card-turned': {
      const cleared = { bids: new Map(), placed: new Set<Seat>(), winner: null }
      return { ...drawn(position, 1), ...cleared, round: event.round, faceUp: event.card }
    }
    case 'bid-placed':
      return { ...position, placed: new Set([...position.placed, event.seat]) }
    case 'bids-revealed':
      return { ...position, bids: new Map(event.bids), placed: new Set() }
    case 'second-bidding':
      return { ...position, bids: new Map() }
    case 'card-removed':
      return { ...position, faceUp: null }
    case 'card-won':
      return { ...enters(position, event.seat, [event.card]), faceUp: null, winner: event.seat }
    case 'bids-discarded':
      return event.bids.reduce((now, [seat, card]) => leaves(now, seat, [card]), position)
    default:
      return afterGnalli(position, event)
  }
}

function afterGnalli(position: Position, event: RuleEvent): Position {
  switch (event.type) {
    case 'gnalli-holder-left': {
      const cards = event.card === null ? [] : [event.card]
      return enters(drawn(leaves(position, event.seat, ['G']), cards.length), event.seat, cards)
    }
    case 'gnalli-drew':
      return drawn(position, 1)
    case 'drawn-kept': {
      const kept = enters(position, event.seat, [event.card])
      return event.gnalli_back ? kept : leaves(kept, event.seat, ['G'])
    }
    case 'drawn-given':
      return enters(position, event.to, [event.card])
    case 'rest-swept': {
      const swept = leaves(drawn(position, event.cards.length), event.seat, event.discarded)
      return enters(swept, event.seat, event.cards)
    }
    default:
      return position
  }
}

function drawn(position: Position, cards: number): Position {
  return { ...position, supplyLeft: position.supplyLeft - cards }
}

function enters(position: Position, seat: Seat, cards: PartyCard[]): Position {
  return { ...position, rooms: position.rooms.map((room, each) => (each === seat ? [...room, ...cards] : room)) }
}

function leaves(position: Position, seat: Seat, cards: BidCard[]): Position {
  const hands = position.hands.map((hand, each) => (each === seat ? hand.filter((card) => !cards.includes(card)) : hand))
  return { ...position, hands }
}

function ascending(hand: BidCard[]): BidCard[] {
  const rank = (card: BidCard) => (card === 'G' ? 0 : Number(card))
  return hand.sort((a, b) => rank(a) - rank(b))
}
