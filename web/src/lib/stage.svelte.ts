/** The order in which a table shows what has happened: a reveal stays to be read, then the cards go where
 * they belong, then the next one is turned. The state is never held back, only what is drawn of it. */

import type { AnyEvent, BidCard, RuleEvent, View } from './game'
import { Director } from './motion/director.svelte'
import { isNews, isOfTheRules, reading, unbid, type Reveal } from './reveal'
import { settings } from './settings.svelte'

interface Table {
  readonly view: View | null
  readonly reveal: Reveal | null
  readonly myBid: BidCard | null
  /** What a reveal is told by. */
  sentences(reveal: Reveal): string[]
}

const LOOKING = new Set<string>(['gnalli-drew', 'gnalli-saw'])

export class Stage {
  /** The reveal that is being shown; null when the present position is. */
  held = $state.raw<Reveal | null>(null)
  /** What has happened, in motion. */
  readonly director = new Director()
  /** Events whose cards still lie on the table, and events that wait until it is cleared. */
  private lying: RuleEvent[] = []
  private later: RuleEvent[] = []
  private release: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: Table) {}

  close(): void {
    clearTimeout(this.release)
    this.director.close()
  }

  /** Let what is news stay for a while, and move the cards. */
  show(told: AnyEvent[]): void {
    const events = told.filter(isOfTheRules)
    const { reveal } = this.table
    const isFresh = reveal !== null && events.some(isNews)
    const early = this.held !== null && this.later.length === 0
    if (events.some(({ type }) => type === 'bids-revealed')) this.clear()
    if (isFresh || (this.held && reveal?.number === this.held.number)) this.held = reveal
    const waits = this.waiting(events)
    this.later = [...this.later, ...events.slice(waits)]
    const moves = this.move(events.slice(0, waits), early)
    if (isFresh) this.stay(reveal, moves)
  }

  /** Only what is: after a reload, or when nobody has looked. */
  readonly drop = (): void => {
    clearTimeout(this.release)
    this.clear()
    this.director.cut()
    this.held = null
  }

  /** Go on from a reveal to what comes next; whatever still moves is there at once. */
  readonly goOn = (): void => {
    clearTimeout(this.release)
    this.director.cut()
    if (!this.held) return
    const { number } = this.held
    this.held = null
    const { later } = this
    this.later = []
    this.tell(number, later)
  }

  /** Move what comes next; a round without bids stays to be read like one with bids. */
  private tell(number: number, events: RuleEvent[]): void {
    const moves = this.move(events)
    this.held = unbid(number, events)
    if (this.held) this.stay(this.held, moves)
  }

  private stay(reveal: Reveal, moves: number): void {
    clearTimeout(this.release)
    if (settings.pause === 0) return
    const letters = this.table.sentences(reveal).join(' ').length
    this.release = setTimeout(this.goOn, moves + reading(reveal, letters) + settings.pause * 1000)
  }

  /** From where on events have to wait: the next card is turned when the table goes on. */
  private waiting(events: RuleEvent[]): number {
    if (!this.held) return events.length
    if (this.later.length > 0) return 0
    const begin = events.findLastIndex(({ type }) => type === 'bids-revealed')
    const next = events.findIndex(({ type }, index) => type === 'card-turned' && index > begin)
    return next < 0 ? events.length : next
  }

  /** Show events in motion, and clear away first what lies there from before; how long that takes. */
  private move(events: RuleEvent[], early = false): number {
    const { view, myBid } = this.table
    if (!view) return 0
    const leaving = this.lying.filter(({ type }) => !this.held && (view.phase.type !== 'deciding' || LOOKING.has(type)))
    this.lying = [...this.lying.filter((event) => !leaving.includes(event)), ...events]
    return this.director.show(leaving, events, { view, early, bid: myBid })
  }

  /** A new reveal takes the place of an old one. */
  private clear(): void {
    if (this.held) this.director.cut()
    this.lying = []
    this.later = []
  }
}
