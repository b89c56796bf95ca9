/** The lesson's steps, and the way through them. What happens in them the rules have played
 * (scripts/tutorial); here is only how far somebody has come. */

import type { Color, Move, RuleEvent, View } from '../lib/game'
import type { Message, TableState, TableView } from '../lib/types'
import data from './lesson.json'

export const LEARNER = 0

export interface Step {
  /** By which the coach's words are found. */
  id: string
  /** The part of the table that is spoken of. */
  at: 'seats' | 'door' | 'hand' | 'score'
  /** What the learner is to do before it goes on: a card to bid, or to decide on a drawn one. */
  asks: string | null
  /** Whether the bids lie open. */
  open: boolean
  events?: RuleEvent[]
  view?: View
}

const lesson = data as unknown as { colors: Color[]; steps: Step[]; endings: Record<string, Step[]> }

/** How far somebody has come, and which ending was chosen on the way. */
export interface Place {
  readonly at: number
  readonly ending: string | null
}

export const START: Place = { at: 0, ending: null }

export function stepsOf({ ending }: Place): Step[] {
  return ending === null ? lesson.steps : [...lesson.steps, ...(lesson.endings[ending] ?? [])]
}

export function stepAt(place: Place): Step {
  const step = stepsOf(place)[place.at]
  if (!step) throw new RangeError(`the lesson has no step ${place.at}`)
  return step
}

/** How many steps there are, whichever ending comes. */
export const LENGTH = lesson.steps.length + Math.max(...Object.values(lesson.endings).map(({ length }) => length))

const WORTH = lesson.steps.findIndex(({ id }) => id === 'worth')

/** Whether the coach has spoken of what a card is worth now. */
export function showsWorth({ at }: Place): boolean {
  return at >= WORTH
}

export function isLast({ at }: Place): boolean {
  return at === LENGTH - 1
}

/** The next step, or the same one while that asks for something. */
export function next(place: Place): Place {
  return stepAt(place).asks || isLast(place) ? place : { ...place, at: place.at + 1 }
}

/** The step before; before the decision nothing is decided. */
export function back({ at, ending }: Place): Place {
  const before = Math.max(0, at - 1)
  return { at: before, ending: before < lesson.steps.length ? null : ending }
}

/** Where a move leads: on if it is the one that is asked for, else nowhere. */
export function answered(place: Place, { bid, give, keep }: Move): Place {
  const { asks } = stepAt(place)
  const at = place.at + 1
  if (asks === 'decision') {
    const ending = give === undefined ? (keep ? 'keep' : '') : `give:${give}`
    return isEnding(ending) ? { at, ending } : place
  }
  return asks !== null && bid === asks ? { ...place, at } : place
}

function isEnding(ending: unknown): ending is string {
  return typeof ending === 'string' && Object.hasOwn(lesson.endings, ending)
}

/** A place that was kept, if it is one. */
export function restored(kept: unknown): Place {
  if (typeof kept !== 'object' || kept === null) return START
  const { at, ending } = kept as Partial<Place>
  const place = { at: Number(at), ending: isEnding(ending) ? ending : null }
  return Number.isInteger(place.at) && stepsOf(place)[place.at] ? place : START
}

/** The message that a step brings; one for each, so that none is missing. */
export function messageOf(place: Place, names: string[]): Message {
  return { number: place.at + 1, at: 0, events: stepAt(place).events ?? [], table: stateAt(place, names) }
}

/** The table as a page finds it at that place, with all that led there. */
export function tableAt(place: Place, names: string[]): TableView {
  const story = reached(place).map(({ events = [] }, at) => ({ number: at + 1, at: 0, events }))
  return { ...stateAt(place, names), story }
}

/** What the bids have just led to, as far as the door is to tell it; that a card was drawn the coach says. */
export function newsAt(place: Place): RuleEvent[] {
  const news = reached(place).findLast((step) => step.events)?.events ?? []
  return news.filter((event) => !['bid-placed', 'bids-revealed', 'gnalli-drew'].includes(event.type))
}

/** The steps so far. */
function reached(place: Place): Step[] {
  return stepsOf(place).slice(0, place.at + 1)
}

function stateAt(place: Place, names: string[]): TableState {
  const view = reached(place).findLast((step) => step.view)?.view ?? null
  return {
    id: 'lesson',
    number: place.at + 1,
    status: view?.phase.type === 'over' ? 'over' : 'playing',
    host: false,
    mine: [LEARNER],
    ruleset: 'rulebook',
    pace: 'normal',
    clock: 'none',
    open: false,
    youngest_first: lesson.colors.map((_, seat) => seat),
    seats: lesson.colors.map((color, seat) => ({
      ...{ seat, color, name: names[seat] ?? '', absent: false, missing: false },
      ...(seat === LEARNER ? { kind: 'person' } : { kind: 'bot', bot: 'greedy' }),
    })),
    views: { [LEARNER]: view },
    fairness: { server_commitment: '', commitments: {}, nonces: {} },
  }
}
