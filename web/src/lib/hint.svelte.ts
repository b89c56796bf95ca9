/** What each move would come to, asked for once and shown as long as it is about the present moment. */

import { api, ask, Failure } from './client'
import { t } from './fluent'
import type { View } from './game'
import type { Live } from './live.svelte'
import { bidName, listed } from './words'

export interface Weighed {
  move: { bid?: string; keep?: boolean; give?: number }
  /** How likely it should be chosen. */
  chance: number
  /** The share of the win that it leads to. */
  wins: number
}

/** Below that, a part of a mixture is not worth a word. */
const SERIOUS = 0.1
const NONE: Weighed[] = []
/** A server that has just been installed compiles for a minute; it is asked again until then. */
const NOT_READY = 'hint-not-ready'
const AGAIN = 2000
const PATIENCE = 120_000

export class Hints {
  busy = $state(false)
  failed = $state('')
  private found = $state.raw<{ moment: string; moves: Weighed[] } | null>(null)

  constructor(private readonly live: Live) {}

  /** Only who plays alone against bots is helped; the server sees to it, too. */
  readonly allowed = $derived.by(() => {
    const { table, view, held, me } = this.live
    const alone = table.seats.every(({ seat, kind }) => seat === me || kind === 'bot')
    return table.status === 'playing' && me !== null && alone && !held && (view?.legal.length ?? 0) > 0
  })

  readonly moves: Weighed[] = $derived(this.allowed && this.found?.moment === this.moment ? this.found.moves : NONE)

  /** The recommended ones in a sentence. */
  get told(): string {
    if (this.busy) return this.failed ? t('web-hint-warming') : t('hint-thinking')
    if (this.moves.length === 0) return this.failed && t('hint-none', { code: this.failed })
    return t('hint-told', { moves: listed(this.moves.filter(isBest).map((each) => this.named(each))) })
  }

  async ask(): Promise<void> {
    const { id, me } = this.live
    if (!this.allowed || this.busy || me === null) return
    const moment = this.moment
    const until = Date.now() + PATIENCE
    // Not `allowed`: whoever made this may be gone by then.
    const isWanted = () => !this.live.closed && this.live.table.status === 'playing' && moment === this.moment
    this.busy = true
    this.failed = ''
    do {
      try {
        const asked = api.POST('/api/tables/{table_id}/hint', { params: { path: { table_id: id } }, body: { seat: me } })
        this.found = { moment, moves: (await ask(asked)).moves as Weighed[] }
        this.failed = ''
      } catch (error) {
        this.failed = error instanceof Failure ? error.code : 'unknown'
      }
      if (this.failed !== NOT_READY || Date.now() > until) break
      await new Promise((done) => setTimeout(done, AGAIN))
    } while (isWanted())
    this.busy = false
  }

  private get moment(): string {
    return momentOf(this.live.view)
  }

  private named(weighed: Weighed): string {
    const { bid, give } = weighed.move
    if (bid !== undefined) return cardHint(bid, weighed, 'no')
    return t('hint-card', {
      card: give === undefined ? t('hint-keep') : t('hint-give', { name: this.live.names[give] ?? '' }),
      wins: hundredths(weighed),
      best: 'no',
    })
  }
}

export function isBest({ chance }: Weighed): boolean {
  return chance >= SERIOUS
}

/** A card and what it would come to, in words. */
export function cardHint(bid: string, weighed: Weighed, best = isBest(weighed) ? 'yes' : 'no'): string {
  return t('hint-card', { card: bidName(bid), wins: hundredths(weighed), best })
}

function hundredths({ wins }: Weighed): number {
  return Math.round(wins * 100)
}

function momentOf(view: View | null): string {
  return `${view?.round} ${view?.phase.type} ${view?.phase.type === 'bidding' && view.phase.second}`
}
