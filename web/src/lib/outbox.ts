/** What this device has to send for one seat: one command at a time, each with its own key, so that
 * sending it again is harmless. What the network swallowed is kept, over a reload too. */

import { Failure } from './client'
import { hex } from './sha256'

export type Post = 'sending' | 'unsent'

export interface Command {
  seat: number
  round: number
  bidding: 1 | 2
  /** A bid, or for a decision null. */
  card: string | null
  /** Where the drawn card goes; null keeps it. Only decisions have it. */
  give?: number | null
  key: string
}

export interface Letter {
  command: Command
  post: Post
}

type Send = (command: Command) => Promise<unknown>
type Changed = (letter: Letter | null, failure: Failure | null) => void

const FIRST_WAIT = 1000
const LONGEST_WAIT = 15_000

export function newKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)))
}

export class Outbox {
  private letter: Letter | null
  private busy = false
  private wait = FIRST_WAIT
  private retry: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly place: string,
    private readonly send: Send,
    private readonly changed: Changed,
  ) {
    this.letter = stored(place)
    window.addEventListener('online', this.again)
    document.addEventListener('visibilitychange', this.again)
    if (this.letter) this.again()
  }

  get pending(): Letter | null {
    return this.letter
  }

  /** Send a command, in place of one that has not gone out yet. */
  put(command: Command): void {
    this.set({ command, post: 'sending' })
    void this.deliver()
  }

  /** Forget what is too late to be sent. */
  drop(): void {
    if (this.letter) this.set(null)
  }

  close(): void {
    clearTimeout(this.retry)
    window.removeEventListener('online', this.again)
    document.removeEventListener('visibilitychange', this.again)
  }

  readonly again = (): void => {
    clearTimeout(this.retry)
    if (this.letter && !document.hidden) void this.deliver()
  }

  private async deliver(): Promise<void> {
    if (this.busy) return
    this.busy = true
    while (this.letter && (await this.sent(this.letter.command)));
    this.busy = false
  }

  /** Send one command; true if another one has taken its place meanwhile. */
  private async sent(command: Command): Promise<boolean> {
    try {
      await this.send(command)
      this.wait = FIRST_WAIT
      return this.done(command, null)
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure(0, 'offline', String(error))
      if (isFinal(failure)) return this.done(command, failure)
      if (this.letter?.command !== command) return this.letter !== null
      this.set({ command, post: 'unsent' })
      this.retry = setTimeout(this.again, this.wait)
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT)
      return false
    }
  }

  private done(command: Command, failure: Failure | null): boolean {
    if (this.letter?.command === command) this.set(null, failure)
    return this.letter !== null
  }

  private set(letter: Letter | null, failure: Failure | null = null): void {
    this.letter = letter
    if (letter) keep(this.place, letter.command)
    else forget(this.place)
    this.changed(letter, failure)
  }
}

/** Whether sending it again would be in vain; too many requests, a fault or no network will pass. */
function isFinal({ status }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 429
}

function stored(place: string): Letter | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Command | null
    return kept && isCommand(kept) ? { command: kept, post: 'unsent' } : null
  } catch {
    return null
  }
}

/** What another hand has put there may be anything. */
function isCommand({ seat, round, bidding, card, key }: Partial<Command>): boolean {
  const numbers = [seat, round, bidding].every(Number.isInteger)
  return numbers && (card === null || typeof card === 'string') && typeof key === 'string'
}

function keep(place: string, command: Command): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(command))
  } catch {
    // a full or forbidden store costs only what a reload would have kept
  }
}

function forget(place: string): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // as above
  }
}
