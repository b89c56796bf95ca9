/** The words that sentences are made of: cards and lists (as gnumies.locale.words). */

import { t } from './fluent'
import type { BidCard, PartyCard } from './game'

export type Role = 'name' | 'subject' | 'object'

export function cardName(card: PartyCard, role: Role = 'name'): string {
  return t(`card-${card}`, { role })
}

export function bidName(card: BidCard, role: Role = 'name'): string {
  return card === 'G' ? t('card-G', { role }) : card
}

/** One, two or more things in a row: a, b and c. */
export function listed(parts: string[]): string {
  const last = parts.at(-1) ?? ''
  const front = parts.slice(0, -1)
  if (front.length === 0) return last
  const first = front.reduce((first, second) => t('list-more', { first, second }))
  return t('list-two', { first, second: last })
}

export function several(card: PartyCard, count: number, role: Role = 'object'): string {
  return count === 1 ? cardName(card, role) : t('list-several', { count, card: cardName(card) })
}

/** How often each card is there, in the order in which they come. */
export function counted(cards: PartyCard[]): [PartyCard, number][] {
  const counts = new Map<PartyCard, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}

export function cardsListed(cards: PartyCard[]): string {
  return listed(counted(cards).map(([card, count]) => several(card, count)))
}
