/** Shows what happens on top of a table that is already what it is: nothing here can hold it up, and
 * what cannot be shown is left out. Only transform and opacity move. */

import type { RuleEvent } from '../game'
import { play } from '../sound'
import { isStill, settings, SPEEDS } from '../settings.svelte'
import { cut, fade, flight, inPlace, survey, type Flight, type Spots } from './moves'
import type { Scene, Shown, Step } from './motions'
import { timeline } from './timeline'

/** A card on top of the table that is no part of it. */
export interface Actor extends Flight {
  id: number
  shown: Shown
  burns: boolean
  waits: boolean
  at: number
  ms: number
}

/** How long before it is seen a card is made, in milliseconds. */
const AHEAD = 40

export class Director {
  actors = $state.raw<Actor[]>([])
  /** What is seen to happen just now. */
  moving = $state.raw<readonly RuleEvent[]>([])
  /** What the actors and the places are parts of. */
  root: HTMLElement | null = null
  private running: Animation[] = []
  private timers: ReturnType<typeof setTimeout>[] = []
  private until = 0
  private made = 0
  /** What begins with the next frame: all at once, since each look at the table after a change lays it out. */
  private due: Step[] = []

  constructor() {
    document.addEventListener('visibilitychange', this.cutHidden)
    window.addEventListener('resize', this.cut)
  }

  get busy(): boolean {
    return performance.now() < this.until
  }

  /** Milliseconds that it takes, or would take with all motion. */
  show(leaving: readonly RuleEvent[], events: readonly RuleEvent[], scene: Scene): number {
    const { steps, sounds, ms } = timeline(leaving, events, scene)
    const speed = SPEEDS[settings.speed]
    if (document.hidden) return ms * speed
    const now = performance.now()
    // A bid is placed beside whatever else is going on; all else comes one after the other.
    const wait = events.every(({ type }) => type === 'bid-placed') ? 0 : Math.max(0, this.until - now)
    this.until = Math.max(this.until, now + wait + ms * speed)
    if (ms > 0 && !isStill()) {
      this.moving = [...this.moving, ...events]
      this.later(() => (this.moving = this.moving.filter((event) => !events.includes(event))), wait + ms * speed)
    }
    for (const [at, sound] of sounds) this.later(() => play(sound), wait + at * speed)
    const timed = steps.map((step) => ({ ...step, at: wait + step.at * speed, ms: step.ms * speed }))
    this.due = [...this.due, ...timed]
    // The table is drawn anew by then, and not yet painted.
    requestAnimationFrame(this.begin)
    return wait + ms * speed
  }

  /** To the end of everything at once. */
  readonly cut = (): void => {
    this.due = []
    this.until = 0
    for (const timer of this.timers) clearTimeout(timer)
    cut(this.running)
    this.timers = []
    this.running = []
    this.actors = []
    this.moving = []
  }

  close(): void {
    this.cut()
    document.removeEventListener('visibilitychange', this.cutHidden)
    window.removeEventListener('resize', this.cut)
  }

  readonly done = (id: number): void => {
    this.actors = this.actors.filter((actor) => actor.id !== id)
  }

  private readonly cutHidden = (): void => {
    if (document.hidden) this.cut()
  }

  private later(act: () => void, ms: number): void {
    if (ms <= 0) return act()
    this.timers.push(setTimeout(act, ms))
  }

  private readonly begin = (): void => {
    const { root, due: steps } = this
    this.due = []
    if (steps.length === 0 || !root?.animate || document.hidden) return
    this.running = this.running.filter(({ playState }) => playState !== 'finished')
    const spots = survey(root, steps)
    if (isStill()) return void this.running.push(...fade(spots, steps))
    for (const step of steps) this.running.push(...inPlace(spots, step))
    // Cards are made when they are about to be seen, not all in the frame of a reveal.
    const begins = steps.map(({ at }) => at)
    for (const at of begins.filter((each, index) => begins.indexOf(each) === index)) {
      const due = steps.filter((step) => step.at === at)
      const ahead = due.some((step) => step.does === 'turn' && step.waits) ? at : Math.min(at, AHEAD)
      this.later(() => this.enter(due, at - ahead, spots), at - ahead)
    }
  }

  private enter(steps: Step[], gone: number, spots: Spots): void {
    const made = steps.flatMap((step) => this.actor({ ...step, at: step.at - gone }, spots))
    if (made.length > 0) this.actors = [...this.actors, ...made]
  }

  private actor(step: Step, spots: Spots): Actor[] {
    const made = flight(step, spots)
    if (!made || !('card' in step)) return []
    this.made += 1
    return [{ ...made, id: this.made, shown: step.card, burns: step.does === 'burn', waits: step.does === 'turn' && step.waits === true, at: step.at, ms: step.ms }]
  }
}
