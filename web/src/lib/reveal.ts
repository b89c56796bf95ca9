/** The last reveal of a story: which bids lie beside the seats until the next card is turned. */

import type { AnyEvent, BidCard, PartyCard, RuleEvent, Seat, SeatCard } from './game'
import type { Message } from './types'

export interface Reveal {
  /** The message that brought it. */
  number: number
  card: PartyCard
  bids: Map<Seat, BidCard>
  /** Who got the face-up card, if anybody. */
  winner: Seat | null
  /** What the reveal led to, without the card of the next round. */
  after: RuleEvent[]
  /** Whether the next card has been turned since. */
  past: boolean
}

/** The last reveal, or null before the first one. */
export function lastReveal(story: readonly Message[]): Reveal | null {
  const at = story.findLastIndex(({ events }) => events.some(isReveal))
  const message = story[at]
  if (!message) return null
  const events = story.slice(at).flatMap((each) => each.events)
  const first = events.findIndex(isReveal)
  const next = events.findIndex((event, index) => index > first && event.type === 'card-turned')
  const after = events.slice(first + 1, next < 0 ? undefined : next).filter(isOfTheRules)
  const won = after.find((event) => event.type === 'card-won')
  return {
    number: message.number,
    card: cardAt(story, at),
    bids: new Map(events[first]?.type === 'bids-revealed' ? events[first].bids : []),
    winner: won?.seat ?? null,
    after,
    past: next >= 0,
  }
}

/** What is told of a round in which nobody was left to bid (R5.4), or null if it is none of these. */
export function unbid(number: number, events: readonly RuleEvent[]): Reveal | null {
  const [turned, ...after] = events
  if (turned?.type !== 'card-turned' || !after.some(({ type }) => type === 'card-removed')) return null
  return { number, card: turned.card, bids: new Map(), winner: null, after, past: false }
}

/** The card that was bid for: the last one that was turned before. */
function cardAt(story: readonly Message[], at: number): PartyCard {
  for (let index = at; index >= 0; index -= 1) {
    for (const event of [...(story[index]?.events ?? [])].reverse()) {
      const isBefore = index < at || !(story[at]?.events ?? []).slice(0, story[at]?.events.indexOf(event)).some(isReveal)
      if (event.type === 'card-turned' && isBefore) return event.card
    }
  }
  return ''
}

/** Whether it is worth a pause: bids turned over, or what became of the card that a Gnalli drew. */
export function isNews({ type }: AnyEvent): boolean {
  return type === 'bids-revealed' || type === 'drawn-kept' || type === 'drawn-given'
}

const QUIET = new Set(['bids-discarded', 'bids-returned', 'game-ended'])
const MOST = 4

/** What it is told by: where the bids go is seen, and who has won the scoring tells. */
export function tells({ after }: Reveal): RuleEvent[] {
  return after.filter(({ type }) => !QUIET.has(type)).slice(-MOST)
}

/** The cards that an event brings into rooms. */
export function gains(event: RuleEvent): [Seat, PartyCard][] {
  switch (event.type) {
    case 'card-won':
    case 'drawn-kept':
      return [[event.seat, event.card]]
    case 'drawn-given':
      return [[event.to, event.card]]
    case 'gnalli-holder-left':
      return event.card === null ? [] : [[event.seat, event.card]]
    case 'rest-swept':
      return event.cards.map((card) => [event.seat, card])
    default:
      return []
  }
}

/** The bid cards that an event puts away. */
export function spends(event: AnyEvent): SeatCard[] {
  switch (event.type) {
    case 'bids-discarded':
      return event.bids
    case 'rest-swept':
      return event.discarded.map((card) => [event.seat, card])
    case 'drawn-kept':
      return event.gnalli_back ? [] : [[event.seat, 'G']]
    case 'gnalli-holder-left':
      return [[event.seat, 'G']]
    default:
      return []
  }
}

/** The bid card that was put away last, and whose it was; what is still in motion is not. */
export function lastDiscarded(story: readonly Message[], moving: readonly AnyEvent[]): SeatCard | null {
  for (const { events } of story.toReversed()) {
    const last = events.filter((event) => !moving.includes(event)).flatMap(spends).at(-1)
    if (last) return last
  }
  return null
}

const EACH_BID = 350
const EACH_LETTER = 22
const SHORT = 60

/** How much longer than a simple one a reveal takes to read, in milliseconds. */
export function reading({ bids }: Reveal, letters: number): number {
  return Math.max(0, bids.size - 3) * EACH_BID + Math.max(0, letters - SHORT) * EACH_LETTER
}

function isReveal(event: AnyEvent): boolean {
  return event.type === 'bids-revealed'
}

export function isOfTheRules(event: AnyEvent): event is RuleEvent {
  return 'rule' in event
}
