/** The review of a table's game: asked for, waited for, and then there. */

import { api, ask, Failure } from '../lib/client'
import type { Reviewed } from './analysis'

const PAUSE = 600

export class Making {
  review = $state.raw<Reviewed | null>(null)
  failure = $state.raw<Failure | null>(null)
  state = $state<'none' | 'waiting' | 'running' | 'failed' | 'done'>('none')
  done = $state(0)
  total = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(private readonly id: string) {}

  /** Ask for it: the server makes it once, whoever asks. */
  begin = (): Promise<void> => this.look('POST')

  end(): void {
    this.ended = true
    clearTimeout(this.timer)
  }

  private async look(method: 'POST' | 'GET'): Promise<void> {
    const path = { params: { path: { table_id: this.id } } }
    const asked = method === 'POST' ? api.POST('/api/tables/{table_id}/review', path) : api.GET('/api/tables/{table_id}/review', path)
    try {
      const { state, done = 0, total = 0, review } = await ask(asked)
      Object.assign(this, { state, done, total, failure: null })
      this.review = (review ?? null) as unknown as Reviewed | null
    } catch (error) {
      this.failure = error instanceof Failure ? error : new Failure(0, 'offline', String(error))
      return
    }
    // A server that was started again has forgotten what it was making: it is asked anew.
    if (!this.ended && ['none', 'waiting', 'running'].includes(this.state))
      this.timer = setTimeout(() => void this.look(this.state === 'none' ? 'POST' : 'GET'), PAUSE)
  }
}
