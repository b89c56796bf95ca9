/** The proof that a deck was fixed beforehand, checked on this device (docs/fair-deck.md). */

import { deckKey, nonceCommitment, shuffled, sorted, tableCommitment } from './fair'

export interface RecordData {
  players: { name: string }[]
  supply: string[]
  fairness?: {
    version?: number
    commitment: string
    secret?: string
    players: { seat: number; commitment: string; nonce: string | null }[]
  }
}

export interface Finding {
  check: 'promise' | 'secret' | 'nonce' | 'unopened' | 'shared' | 'supply' | 'nothing'
  ok: boolean
  seat?: number
}

/** Every part of the proof; `promised` is what this device kept of the table's promise. */
export function checkDeck(record: RecordData, promised: string | null): Finding[] {
  const fairness = record.fairness
  if (!fairness || fairness.version !== 1) return [{ check: 'nothing', ok: false }]
  const { secret = '', commitment, players } = fairness
  const opened = players.flatMap(({ seat, nonce }): [number, string][] => (nonce === null ? [] : [[seat, nonce]]))
  const order = shuffled(sorted(record.supply), deckKey(secret, opened))
  return [
    ...(promised ? [{ check: 'promise', ok: promised === commitment } as const] : []),
    { check: 'secret', ok: secret !== '' && tableCommitment(secret) === commitment },
    ...players.map(
      ({ seat, nonce, commitment }): Finding =>
        nonce === null ? { check: 'unopened', ok: true, seat } : { check: 'nonce', ok: nonceCommitment(nonce) === commitment, seat },
    ),
    { check: 'shared', ok: opened.length > 0 },
    { check: 'supply', ok: secret !== '' && order.every((card, index) => card === record.supply[index]) },
  ]
}
