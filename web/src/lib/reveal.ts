/** The last reveal of a story: which bids lie beside the seats until the next card is turned. */

import type { AnyEvent, BidCard, PartyCard, RuleEvent, Seat } from './game'
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

function isReveal(event: AnyEvent): boolean {
  return event.type === 'bids-revealed'
}

function isOfTheRules(event: AnyEvent): event is RuleEvent {
  return 'rule' in event
}
