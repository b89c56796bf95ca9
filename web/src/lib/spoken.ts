/** What a screen reader hears of the game: each event in its sentence, with the points that it brought;
 * who has bid comes gathered, when the table is quiet. */

import { t } from './fluent'
import type { RuleEvent, Seat } from './game'
import type { LogLine } from './types'
import { listed } from './words'

type Type = RuleEvent['type']

/** `told`: its own sentence at once. `gathered`: one sentence for all who did the same. */
export const SPOKEN: Record<Type, 'told' | 'gathered'> = {
  'card-turned': 'told',
  'gnalli-holder-left': 'told',
  'sat-out': 'told',
  'gnalli-forced': 'told',
  'card-removed': 'told',
  'bid-placed': 'gathered',
  'bids-revealed': 'told',
  'gnallis-returned': 'told',
  'second-bidding': 'told',
  'card-won': 'told',
  'bids-discarded': 'told',
  'bids-returned': 'told',
  'gnalli-drew': 'told',
  'gnalli-saw': 'told',
  'nothing-drawn': 'told',
  'drawn-kept': 'told',
  'drawn-given': 'told',
  'rest-swept': 'told',
  'game-ended': 'told',
}

/** The seats whose rooms an event has filled. */
function filled(event: RuleEvent): Seat[] {
  switch (event.type) {
    case 'card-won':
    case 'drawn-kept':
    case 'rest-swept':
    case 'gnalli-holder-left':
      return [event.seat]
    case 'drawn-given':
      return [event.to]
    default:
      return []
  }
}

export interface Table {
  names: string[]
  /** Whom the table speaks to as you. */
  me: Seat | null
  points: (seat: Seat) => number
}

/** All that is said of a line of the log at once; nothing for what is gathered. */
export function spoken(line: LogLine, { names, me, points }: Table): string {
  const { event, text } = line
  if (!('rule' in event)) return text
  if (SPOKEN[event.type] === 'gathered') return ''
  const scores = filled(event).map((seat) =>
    seat === me ? t('web-spoken-your-points', { points: points(seat) }) : t('web-spoken-points', { name: names[seat] ?? '', points: points(seat) }),
  )
  return [text, ...scores].join(' ')
}

/** Who has bid since the last time, in one sentence; one does not need to be told of oneself. */
export function gathered(lines: readonly LogLine[], { names, me }: Table): string {
  const seats = lines.flatMap(({ event }) => (event.type === 'bid-placed' && event.seat !== me ? [event.seat] : []))
  if (seats.length === 0) return ''
  return t('web-spoken-bids', { count: seats.length, names: listed(seats.map((seat) => names[seat] ?? '')) })
}
