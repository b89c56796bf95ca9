/** The curtain between people who share a screen. While it is down, this page has nobody's secret:
 * what a person may see is asked for when it rises and dropped when it falls. */

import { flushSync } from 'svelte'
import type { Failure } from './client'
import type { Seat, View } from './game'
import { momentOf, nextOf, secretive } from './hotseat'

export interface SeatLook {
  number: number
  view: View | null
}

export class Curtain {
  /** Who sits before the screen; null while the curtain is down, or all may look. */
  seat = $state<Seat | null>(null)
  /** What that person sees. */
  view = $state.raw<View | null>(null)
  /** Who was chosen to be next. */
  wanted = $state<Seat | null>(null)
  lifting = $state(false)
  failed = $state.raw<Failure | null>(null)

  /** Whether who looks is about to leave: there is nothing more to be asked for. */
  leaving = false
  /** In which moment each seat has sent something, until the table says so itself. */
  private sent = $state.raw<Record<Seat, string>>({})
  private last = -1
  private asked = 0
  private moment = ''
  private width = window.innerWidth

  constructor(private readonly look: (seat: Seat) => Promise<SeatLook>) {
    document.addEventListener('visibilitychange', this.hide)
    window.addEventListener('pagehide', this.hide)
    window.addEventListener('resize', this.turn)
  }

  close(): void {
    this.lower()
    document.removeEventListener('visibilitychange', this.hide)
    window.removeEventListener('pagehide', this.hide)
    window.removeEventListener('resize', this.turn)
  }

  /** Those whom the table waits for and who have sent nothing. */
  due(view: View | null, mine: readonly Seat[]): Seat[] {
    const moment = momentOf(view)
    return secretive(view, mine).filter((seat) => view?.awaited.includes(seat) && this.sent[seat] !== moment)
  }

  /** Whom the curtain asks to the screen. */
  next(view: View | null, mine: readonly Seat[]): Seat | null {
    if (this.wanted !== null && secretive(view, mine).includes(this.wanted)) return this.wanted
    return nextOf(this.due(view, mine), this.last)
  }

  async lift(seat: Seat): Promise<void> {
    this.wanted = seat
    this.lifting = true
    this.failed = null
    const asked = ++this.asked
    try {
      const { view } = await this.look(seat)
      if (asked !== this.asked) return
      this.seat = seat
      this.view = view
      this.wanted = null
    } catch (error) {
      if (asked === this.asked) this.failed = error as Failure
    }
    if (asked === this.asked) this.lifting = false
  }

  readonly lower = (): void => {
    this.asked += 1
    this.leaving = false
    this.lifting = false
    this.failed = null
    this.seat = null
    this.view = null
  }

  /** Somebody has bid or decided: the curtain falls before it is even sent. */
  post(seat: Seat, view: View): void {
    this.lower()
    this.last = seat
    this.sent = { ...this.sent, [seat]: momentOf(view) }
  }

  /** What was sent is refused: that person is asked again. */
  returned(seat: Seat): void {
    this.sent = { ...this.sent, [seat]: '' }
  }

  /** The table goes on: with a new moment the curtain falls, within one it is looked at anew. */
  async follow(view: View | null, mine: readonly Seat[]): Promise<void> {
    const moment = momentOf(view)
    if (this.seat !== null && !mine.includes(this.seat)) this.lower()
    if (moment !== this.moment) {
      this.moment = moment
      this.wanted = null
      this.lower()
    } else if (this.seat !== null && !this.leaving) {
      const asked = ++this.asked
      const look = await this.look(this.seat).catch(() => null)
      if (look && asked === this.asked) this.view = look.view
    }
  }

  /** Whoever comes back to the page may be somebody else; what a browser keeps of it must be empty. */
  private readonly hide = ({ type }: Event): void => {
    if (type === 'pagehide' || document.hidden) flushSync(this.lower)
  }

  /** A phone that is turned is handed on; a height changes with every scroll. */
  private readonly turn = (): void => {
    if (window.innerWidth === this.width) return
    this.width = window.innerWidth
    this.lower()
  }
}
