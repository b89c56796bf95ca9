/** The fair deck (docs/fair-deck.md): commitments, the key and the shuffle, as gnumies.record.fair. */

import type { PartyCard } from './game'
import { fromHex, hex, sha256 } from './sha256'

const LIMIT = 2 ** 32

/** A nonce of this device, in hex. */
export function newNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

/** What a player publishes before anybody opens. */
export function nonceCommitment(nonce: string): string {
  return hex(digest(text('gnumies-fair/1 player'), fromHex(nonce)))
}

/** What the table publishes. */
export function tableCommitment(secret: string): string {
  return hex(digest(text('gnumies-fair/1 table'), fromHex(secret)))
}

/** The key of the shuffle, from the table's secret and the nonces that were opened, by seat. */
export function deckKey(secret: string, nonces: [seat: number, nonce: string][]): Uint8Array {
  const opened = [...nonces].sort(([a], [b]) => a - b).flatMap(([seat, nonce]) => [Uint8Array.of(seat), fromHex(nonce)])
  return digest(text('gnumies-fair/1 deck'), fromHex(secret), ...opened)
}

/** The deck in the order that the key fixes; the deck comes sorted. */
export function shuffled(deck: PartyCard[], key: Uint8Array): PartyCard[] {
  const cards = [...deck]
  const numbers = stream(key)
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = below(i + 1, numbers)
    const [a, b] = [cards[i] ?? '', cards[j] ?? '']
    cards[i] = b
    cards[j] = a
  }
  return cards
}

/** Guests ascending, then Copicastors, then Wullawakis: the deck as the shuffle finds it. */
export function sorted(cards: PartyCard[]): PartyCard[] {
  const rank = (card: PartyCard) => (card === 'C' ? 16 : card === 'W' ? 17 : Number(card))
  return [...cards].sort((a, b) => rank(a) - rank(b))
}

function* stream(key: Uint8Array): Generator<number, never> {
  for (let count = 0; ; count += 1) {
    const counter = new DataView(new ArrayBuffer(8))
    counter.setUint32(4, count)
    const block = new DataView(sha256(joined([key, new Uint8Array(counter.buffer)])).buffer)
    for (let i = 0; i < 8; i += 1) yield block.getUint32(4 * i)
  }
}

/** A number below `n`, each as likely as another; those that would favour some are skipped. */
function below(n: number, numbers: Generator<number, never>): number {
  const limit = LIMIT - (LIMIT % n)
  for (;;) {
    const { value } = numbers.next()
    if (value < limit) return value % n
  }
}

function digest(...parts: Uint8Array[]): Uint8Array {
  return sha256(joined(parts.flatMap((part) => [length(part), part])))
}

function length(part: Uint8Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(4))
  view.setUint32(0, part.length)
  return new Uint8Array(view.buffer)
}

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value)
}
