/** The party cards on a real table (R1.4): what can still come into a room. */

import type { PartyCard } from '../lib/game'

/** Sorted as rooms are: guests, then the Copicastor, then the Wullawakis. */
export const KINDS: PartyCard[] = [...Array.from({ length: 15 }, (_, index) => String(index + 1)), 'C', 'W']

const NUMBERS = new Map(KINDS.map((card, index) => [card, card === 'W' ? 7 : index < 10 ? 4 : 1]))

/** How many of a card the deck has. */
export function inDeck(card: PartyCard): number {
  return NUMBERS.get(card) ?? 0
}

export function howMany(card: PartyCard, cards: PartyCard[]): number {
  return cards.filter((each) => each === card).length
}

/** How many of a card are in no room yet, over all rooms of a game. */
export function leftOf(card: PartyCard, rooms: PartyCard[][]): number {
  return inDeck(card) - howMany(card, rooms.flat())
}

export function inOrder(cards: PartyCard[]): PartyCard[] {
  return [...cards].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b))
}

/** Cards without one of a kind; the same cards if there is none. */
export function without(cards: PartyCard[], card: PartyCard): PartyCard[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

/** Whether each of some cards is among others, as often as it is asked for. */
export function areAmong(cards: PartyCard[], others: PartyCard[]): boolean {
  return KINDS.every((kind) => howMany(kind, cards) <= howMany(kind, others))
}
