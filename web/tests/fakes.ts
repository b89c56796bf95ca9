import { vi } from 'vitest'

/** A stream that tests speak through. */
export class FakeSource extends EventTarget {
  static all: FakeSource[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: MessageEvent<string>) => void) | null = null
  onerror: (() => void) | null = null
  closed = false

  constructor(readonly url: string) {
    super()
    FakeSource.all.push(this)
  }

  static get last(): FakeSource {
    const last = FakeSource.all.at(-1)
    if (!last) throw new Error('no stream has been opened')
    return last
  }

  say(data: unknown, id = ''): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(data), lastEventId: id }))
  }

  close(): void {
    this.closed = true
  }
}

export function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

export interface Asked {
  method: string
  path: string
  body: unknown
}

/** A server that answers by `METHOD /path`; what has no answer is a lost connection. */
export function serve(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init)
    const path = new URL(request.url).pathname
    const text = await request.text()
    asked.push({ method: request.method, path, body: text ? JSON.parse(text) : null })
    const answer = answers[`${request.method} ${path}`]
    if (answer === undefined) throw new TypeError('network')
    if (answer instanceof Response) return answer.clone()
    if (answer === null) return new Response(null, { status: 204 })
    return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } })
  })
  return asked
}

export function refusal(status: number, code: string): Response {
  const body = JSON.stringify({ code, message: code, rule: null })
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } })
}
