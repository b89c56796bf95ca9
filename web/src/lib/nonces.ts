/** This device's part in each fair deck: the nonce it keeps to itself, and what the table promised it. */

import { newNonce } from './fair'
import { load, save } from './storage'

interface Kept {
  nonce: string
  /** The table's commitment as it stood when this device opened its nonce. */
  promised?: string
}

const KEPT = 'nonces'
const MOST = 50
const NONCE = /^[0-9a-f]{64}$/

type All = Record<string, Kept>

/** The nonce for a table, made when first asked for. */
export function nonceFor(table: string): string {
  const kept = all()[table]
  if (kept) return kept.nonce
  const nonce = newNonce()
  keepNonce(table, nonce)
  return nonce
}

/** Keep a nonce that was made before the table had an id. */
export function keepNonce(table: string, nonce: string): void {
  put(table, { nonce })
}

/** Keep what the table promised before anything was opened. */
export function keepPromise(table: string, promised: string): void {
  const kept = all()[table]
  if (kept && !kept.promised) put(table, { ...kept, promised })
}

export function promiseOf(table: string): string | null {
  return all()[table]?.promised ?? null
}

/** What is no nonce was not kept by this app. */
function all(): All {
  const entries = Object.entries(load(KEPT) ?? {}) as [string, Partial<Kept> | null][]
  return Object.fromEntries(entries.filter(([, kept]) => NONCE.test(String(kept?.nonce)))) as All
}

function put(table: string, kept: Kept): void {
  const others = Object.entries(all()).filter(([id]) => id !== table)
  save(KEPT, Object.fromEntries([...others.slice(1 - MOST), [table, kept]]))
}
