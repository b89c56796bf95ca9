/** The lesson's table, drawn like every other: its news come from the lesson and not from a server. */

import type { Move, Seat } from '../lib/game'
import { Live } from '../lib/live.svelte'
import { LEARNER, messageOf, newsAt, stepAt, tableAt, type Place } from './lesson'

export class LessonLive extends Live {
  constructor(
    place: Place,
    private readonly called: string[],
    private readonly moved: (move: Move) => void,
  ) {
    super(tableAt(place, called), false)
    this.leaveOpen(place)
  }

  /** One step on, as it happens. */
  follow(place: Place): void {
    this.receive([messageOf(place, this.called)])
    this.leaveOpen(place)
  }

  /** To any place at once. */
  jump(place: Place): void {
    this.take(tableAt(place, this.called))
    this.leaveOpen(place)
  }

  override bid(card: string): void {
    this.moved({ seat: LEARNER, bid: card })
  }

  override decide(give: Seat | null): void {
    this.moved(give === null ? { seat: LEARNER, keep: true } : { seat: LEARNER, give })
  }

  /** Bids lie open as long as the coach speaks of them, whatever the settings say. */
  private leaveOpen(place: Place): void {
    this.stage.drop()
    const { reveal } = this
    if (stepAt(place).open && reveal) this.stage.held = { ...reveal, after: newsAt(place) }
  }
}
