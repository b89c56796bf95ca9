/** Events in sentences, from the same messages as Python tells them (gnumies.locale.narrate). */

import { isolated, t, type Args } from './fluent'
import type { AnyEvent, BidCard, RuleEvent, Seat, SeatCard } from './game'
import { bidName, cardName, cardsListed, listed } from './words'

type Of<Type> = Extract<RuleEvent, { type: Type }>

/** How a card is won, by the rule that awards it. */
const HOW: Record<string, string> = { 'R2.4': 'guest', 'R3.1': 'wullawaki', 'R4.1': 'lowest', 'R8.2': 'highest' }

/** An event in one sentence, or nothing where nobody needs to be told; names are safe to show.
 * What the seat `me` does is told to it as its own. */
export function narrate(event: AnyEvent, names: string[], begun = true, me: Seat | null = null): string | null {
  if (event.type === 'left' && !begun) return t('web-told-left-early', { name: names[event.seat] ?? '' })
  return 'rule' in event ? new Teller(names, me).tell(event) : ofTheTable(event, names)
}

class Teller {
  constructor(
    private readonly names: string[],
    private readonly me: Seat | null,
  ) {}

  tell(event: RuleEvent): string {
    const name = 'seat' in event ? this.name(event.seat) : ''
    switch (event.type) {
      case 'card-turned':
        return t('event-card-turned', { round: event.round, card: cardName(event.card, 'subject') })
      case 'gnalli-holder-left':
        return this.holderLeft(event, name)
      case 'sat-out':
      case 'gnalli-forced':
      case 'bid-placed':
      case 'gnalli-drew':
      case 'nothing-drawn':
        return this.of(event.seat, event.type, { name })
      case 'card-removed':
        return this.removed(event)
      case 'gnallis-returned':
        return t('event-gnallis-returned', { count: event.seats.length, names: this.named(event.seats) })
      case 'second-bidding':
        return t('event-second-bidding')
      case 'gnalli-saw':
        return this.of(event.seat, 'gnalli-saw', { name, card: cardName(event.card, 'object') })
      default:
        return this.award(event, name)
    }
  }

  private award(event: RuleEvent, name: string): string {
    switch (event.type) {
      case 'bids-revealed':
        return t('event-bids-revealed', { bids: this.bids(event.bids) })
      case 'card-won':
        return this.won(event, name)
      case 'bids-discarded':
        return this.discarded(event)
      case 'bids-returned':
        return this.returned(event)
      case 'drawn-kept':
        return event.gnalli_back
          ? this.of(event.seat, 'drawn-kept-wullawaki', { name })
          : this.of(event.seat, 'drawn-kept', { name, card: cardName(event.card, 'object') })
      case 'drawn-given':
        return this.given(event, name)
      case 'rest-swept':
        return this.swept(event, name)
      case 'game-ended':
        return this.ended(event)
      default:
        return ''
    }
  }

  private holderLeft(event: Of<'gnalli-holder-left'>, name: string): string {
    const stuck = event.rule === 'R5.3' ? 'yes' : 'no'
    if (event.card === null) return this.of(event.seat, 'gnalli-holder-left-empty', { name, stuck })
    return this.of(event.seat, 'gnalli-holder-left', { name, stuck, card: cardName(event.card, 'object') })
  }

  private removed(event: Of<'card-removed'>): string {
    const kind = event.card === 'W' ? 'wullawaki' : 'other'
    return t('event-card-removed', { kind, card: cardName(event.card, 'subject') })
  }

  private won(event: Of<'card-won'>, name: string): string {
    const how = HOW[event.rule] ?? 'guest'
    const won = { how, name, card: cardName(event.card, 'object'), bid: event.bid }
    if (event.tied.length === 0) return this.of(event.seat, 'card-won', won)
    const bestFirst = [...event.tied].sort(([, a], [, b]) => b - a)
    const luckynits = bestFirst.map(([seat, count]) => this.of(seat, 'luckynits', { name: this.name(seat), count }))
    return this.of(event.seat, 'card-won-tie', { ...won, luckynits: listed(luckynits) })
  }

  private discarded(event: Of<'bids-discarded'>): string {
    const { seat, ...told } = this.ofBids(event.bids)
    return event.rule === 'R3.1'
      ? this.of(seat, 'bids-discarded-wullawaki', told)
      : this.of(seat, 'bids-discarded', { name: told.name, bid: told.bid })
  }

  private returned(event: Of<'bids-returned'>): string {
    const { seat, ...told } = this.ofBids(event.bids)
    return event.rule === 'R3.1'
      ? this.of(seat, 'bids-returned-wullawaki', { name: told.name, bid: told.bid })
      : this.of(seat, 'bids-returned', told)
  }

  private swept(event: Of<'rest-swept'>, name: string): string {
    const discarded = listed(event.discarded.map((bid) => bidName(bid, 'object')))
    if (event.cards.length === 0) return this.of(event.seat, 'rest-swept-empty', { name, discarded })
    const drawn = event.cards.length < event.discarded.length ? 'fewer' : 'all'
    return this.of(event.seat, 'rest-swept', { drawn, name, discarded, cards: cardsListed(event.cards) })
  }

  private ended(event: Of<'game-ended'>): string {
    const last = event.rule === 'R6.2' ? 'sweep' : 'no-round'
    const points = event.scores[event.winners[0] ?? 0]?.total ?? 0
    const told = { last, names: this.named(event.winners), points }
    return event.winners.length === 1 ? this.of(event.winners[0] ?? null, 'game-ended', told) : t('event-game-ended-shared', told)
  }

  private given(event: Of<'drawn-given'>, name: string): string {
    const told = { name, to: this.name(event.to), card: cardName(event.card, 'object') }
    return event.to === this.me ? t('you-are-given', told) : this.of(event.seat, 'drawn-given', told)
  }

  /** A sentence about a seat, which is told to the seat itself in its own words. */
  private of(seat: Seat | null, id: string, args: Args): string {
    return seat !== null && seat === this.me ? t(`you-${id}`, args) : t(`event-${id}`, args)
  }

  private name(seat: Seat): string {
    return this.names[seat] ?? ''
  }

  private named(seats: Seat[]): string {
    return listed(seats.map((seat) => this.name(seat)))
  }

  private bids(bids: SeatCard[]): string {
    return listed(bids.map(([seat, card]) => t('event-bid', { name: this.name(seat), bid: bidName(card) })))
  }

  private ofBids(bids: SeatCard[]): { seat: Seat | null; count: number; name: string; bid: BidCard; bids: string } {
    const [seat, bid] = bids[0] ?? [0, '']
    return { seat: bids.length > 1 ? null : seat, count: bids.length, name: this.name(seat), bid, bids: this.bids(bids) }
  }
}

function ofTheTable(event: Exclude<AnyEvent, RuleEvent>, names: string[]): string | null {
  switch (event.type) {
    case 'seated':
      return t('web-told-seated', { name: isolated(event.name) })
    case 'left':
    case 'absent':
    case 'returned':
    case 'substituted':
      return t(`web-told-${event.type}`, { name: names[event.seat] ?? '' })
    case 'reacted':
      return t('web-told-reacted', { name: names[event.seat] ?? '', reaction: t(`web-react-${event.reaction}`) })
    case 'started':
    case 'opening':
    case 'rematch':
      return t(`web-told-${event.type}`)
    case 'closed':
      return t('web-told-closed', { reason: event.reason ?? 'host' })
    default:
      return null
  }
}
