/** Making tables and sitting down at them, each with this device's part in the fair deck. */

import { api, ask } from './client'
import { newNonce, nonceCommitment } from './fair'
import { t } from './fluent'
import { keepNonce, nonceFor } from './nonces'
import { load, save } from './storage'
import { settings } from './settings.svelte'
import type { NewSeat, NewTable } from './types'

/** How this person is called at tables. */
export function ownName(): string {
  return settings.name.trim() || t('web-name-default')
}

/** The names of the others at this device, by seat, as they were last. */
export function givenNames(): string[] {
  const kept = load('people')
  return Array.from({ length: 5 }, (_, seat) => {
    const name: unknown = Array.isArray(kept) ? kept[seat] : ''
    return typeof name === 'string' ? name : ''
  })
}

export function keepNames(names: string[]): void {
  save('people', names)
}

/** The bots that people play against, the weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
export const USUAL_LEVEL = 'medium'

/** A bot of a level, the nth of its kind at the table. */
export function botSeat(bot: string, nth = 1): NewSeat {
  return { kind: 'bot', name: t('level-name', { level: bot, nth }), bot }
}

/** Make a table; its id. */
export async function makeTable(wanted: Omit<NewTable, 'commitment'>): Promise<string> {
  const nonce = newNonce()
  const { table } = await ask(api.POST('/api/tables', { body: { ...wanted, commitment: nonceCommitment(nonce) } }))
  keepNonce(table, nonce)
  return table
}

export async function start(table: string): Promise<void> {
  await ask(api.POST('/api/tables/{table_id}/start', { params: { path: { table_id: table } } }))
}

/** Take a free seat, and for others at this device one each; asked again, the same ones: whoever asks is
 * known before, also if an answer is lost. */
export async function sitDown(table: string, name: string, others: string[] = []): Promise<void> {
  const params = { path: { table_id: table } }
  const body = { name, others, commitment: nonceCommitment(nonceFor(table)) }
  await ask(api.POST('/api/tables/{table_id}/enter', { params }))
  await ask(api.POST('/api/tables/{table_id}/seats', { params, body }))
}

/** Leave a seat, or before the start free another's as the host. */
export async function leaveSeat(table: string, seat: number): Promise<void> {
  await ask(api.DELETE('/api/tables/{table_id}/seats/{seat}', { params: { path: { table_id: table, seat } } }))
}

/** A table of three bots and me that begins at once. */
export async function playNow(): Promise<string> {
  const seats: NewSeat[] = [{ kind: 'me', name: ownName() }, ...[1, 2, 3].map((nth) => botSeat(USUAL_LEVEL, nth))]
  const table = await makeTable({ seats, ruleset: 'rulebook', pace: 'normal', clock: 'none', open: false, youngest_first: [] })
  await start(table)
  return table
}
