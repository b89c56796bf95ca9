/** The scoring told line by line, in all rooms at once, with the points counting along. */

import { explain } from './explain'
import type { OverPhase, Seat } from './game'
import type { Live } from './live.svelte'
import { settings, SPEEDS } from './settings.svelte'
import { play } from './sound'

const FIRST = 900
const EACH = 850

export class Telling {
  /** How many lines of each room have been told. */
  lines = $state(0)
  done = $state(false)
  private readonly most: number
  private next: ReturnType<typeof setTimeout> | undefined

  constructor(
    live: Live,
    private readonly phase: OverPhase,
  ) {
    this.most = Math.max(...phase.scores.map((score) => explain(score).length))
    if (live.sawEnd && !document.hidden) this.next = setTimeout(this.step, FIRST * SPEEDS[settings.speed])
    else this.finish()
    // It is told once: who comes back later finds it all there.
    live.sawEnd = false
    document.addEventListener('visibilitychange', this.finish)
  }

  /** The points of a room as far as it has been told. */
  points(seat: Seat): number {
    const score = this.phase.scores[seat]
    if (!score) return 0
    if (this.done) return score.total
    const before = explain(score).findIndex(({ rule }) => rule === 'R7.3' || rule === 'R7.4')
    return score.sets.slice(0, Math.max(0, this.lines - before)).reduce((sum, { points }) => sum + points, 0)
  }

  readonly finish = (): void => {
    clearTimeout(this.next)
    document.removeEventListener('visibilitychange', this.finish)
    this.lines = this.most
    this.done = true
  }

  private readonly step = (): void => {
    this.lines += 1
    if (this.lines < this.most) {
      play('set')
      this.next = setTimeout(this.step, EACH * SPEEDS[settings.speed])
    } else {
      play('fanfare')
      this.finish()
    }
  }
}
