/** Live news of a table. Browsers allow six connections a host, so only a visible page keeps one:
 * a hidden page closes it, asks now and then whether it is its turn, and resumes by number. */

import type { Message } from './types'

export interface Listener {
  /** The last number that is known; the stream resumes after it. */
  after(): number
  message(message: Message): void
  /** A stream has been opened; `missed`: nobody was looking before, so what comes first is old. */
  opened(missed: boolean): void
  lost(): void
  /** Asked every twenty seconds while the page is hidden, and when a stream has long been silent:
   * whether the server has more than is known here. */
  check(): void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const HIDDEN_EVERY = 20_000
/** A stream that brings nothing for so long may be dead without knowing it. */
const SILENCE = 30_000

export class Stream {
  private source: EventSource | null = null
  private retry: ReturnType<typeof setTimeout> | undefined
  private poll: ReturnType<typeof setInterval> | undefined
  private silence: ReturnType<typeof setInterval> | undefined
  private wait = FIRST_WAIT
  private ended = false
  /** Whether anybody has looked away: what the page itself brought is as fresh as what follows it. */
  private unseen = false

  constructor(
    private readonly path: (after: number) => string,
    private readonly listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.look)
    window.addEventListener('online', this.reconnect)
    window.addEventListener('pageshow', this.look)
    this.look()
  }

  close(): void {
    this.ended = true
    document.removeEventListener('visibilitychange', this.look)
    window.removeEventListener('online', this.reconnect)
    window.removeEventListener('pageshow', this.look)
    clearInterval(this.poll)
    this.disconnect()
  }

  /** Begin anew after the present number. */
  readonly reconnect = (): void => {
    this.wait = FIRST_WAIT
    if (!document.hidden) this.connect()
  }

  private readonly look = (): void => {
    clearInterval(this.poll)
    if (document.hidden) {
      this.unseen = true
      this.disconnect()
      this.poll = setInterval(() => this.listener.check(), HIDDEN_EVERY)
    } else if (!this.source) {
      this.reconnect()
    }
  }

  private connect(): void {
    this.disconnect()
    if (this.ended) return
    const source = new EventSource(this.path(this.listener.after()))
    this.source = source
    source.onopen = () => {
      this.wait = FIRST_WAIT
      this.listener.opened(this.unseen)
      this.unseen = false
      this.heard()
    }
    source.onmessage = (event: MessageEvent<string>) => this.receive(event)
    source.addEventListener('bye', () => this.later())
    source.onerror = () => {
      this.listener.lost()
      this.later()
    }
  }

  private receive(event: MessageEvent<string>): void {
    this.heard()
    const message = parsed(event)
    if (message) this.listener.message(message)
  }

  private heard(): void {
    clearInterval(this.silence)
    this.silence = setInterval(() => this.listener.check(), SILENCE)
  }

  private later(): void {
    this.disconnect()
    if (this.ended || document.hidden) return
    // Everybody comes back after a restart: not all at the same moment.
    const wait = this.wait * (0.5 + Math.random())
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT)
    this.retry = setTimeout(() => this.connect(), wait)
  }

  private disconnect(): void {
    clearTimeout(this.retry)
    clearInterval(this.silence)
    this.source?.close()
    this.source = null
  }
}

/** A message; one that the viewer may not see may be a bare number. */
function parsed(event: MessageEvent<string>): Message | null {
  try {
    const data: unknown = JSON.parse(event.data)
    const number = typeof data === 'object' && data ? (data as Message).number : Number(data ?? event.lastEventId)
    if (!Number.isInteger(number)) return null
    return { at: 0, events: [], ...(typeof data === 'object' ? data : {}), number }
  } catch {
    return null
  }
}
