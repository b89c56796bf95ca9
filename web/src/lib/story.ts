/** A table as told so far: numbered messages, each applied once and in order, whatever the network does. */

import { shared } from './same'
import type { Message, TableState, TableView } from './types'

export interface Told {
  readonly table: TableState
  /** The last number up to which nothing is missing. */
  readonly number: number
  readonly story: readonly Message[]
  /** Messages that came too early, until the gap before them is filled. */
  readonly waiting: readonly Message[]
}

/** The page that the server sent says at which number it stands. */
export function begin({ story, ...table }: TableView): Told {
  return { table, number: table.number, story, waiting: [] }
}

/** Add messages: duplicates fall away, early ones wait, a table that one brings is never older. */
export function applyMessages(told: Told, messages: readonly Message[]): Told {
  const early = new Map(told.waiting.map((message) => [message.number, message]))
  for (const message of messages) if (message.number > told.number) early.set(message.number, message)
  let { number, table } = told
  const story = [...told.story]
  for (let next = early.get(number + 1); next; next = early.get(number + 1)) {
    number = next.number
    early.delete(number)
    story.push(next)
    if (next.table && next.table.number >= table.number) table = shared(table, next.table)
  }
  // The same number again with a table: what is this viewer's own has changed, a bid from elsewhere.
  const anew = messages.findLast((message) => message.number === number && message.table)
  if (anew?.table) table = shared(table, anew.table)
  const waiting = [...early.values()].sort((a, b) => a.number - b.number)
  return { table, number, story, waiting }
}

/** Whether messages came early and the one before them has not come. */
export function hasGap(told: Told): boolean {
  return told.waiting.length > 0
}
