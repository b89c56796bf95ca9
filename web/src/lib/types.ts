/** Names for what the API's generated types say, with the game's own data inside. */

import type { components } from './api'
import type { AnyEvent, Color, View } from './game'

type Schemas = components['schemas']
type Colored<Seat> = Omit<Seat, 'color'> & { color: Color }

export type TableSeat = Colored<Schemas['SeatView']>
export type TableSummary = Omit<Schemas['TableSummary'], 'seats'> & { seats: Colored<Schemas['SeatSummary']>[] }
export type Outcome = Schemas['Outcome']
export type NewTable = Schemas['NewTable']
export type NewSeat = Schemas['SeatChoice']
export type PlaceBid = Schemas['PlaceBid']

/** Numbered news of a table; `hidden` counts what the viewer may not see. */
export interface Message {
  number: number
  at: number
  events: AnyEvent[]
  hidden?: number
  table?: TableState | null
}

/** A table without its story. */
export type TableState = Omit<Schemas['TableView'], 'story' | 'views' | 'seats'> & {
  views: Record<string, View | null>
  seats: TableSeat[]
}

export type TableView = TableState & { story: Message[] }

/** A line of what has happened. */
export interface LogLine {
  number: number
  rule: string | null
  text: string
  kind: string
  event: AnyEvent
}
