import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../src/lib/client'
import { newKey, Outbox, type Command } from '../src/lib/outbox'

const offline = () => Promise.reject(new Failure(0, 'offline', ''))
const bid = (card: string): Command => ({ seat: 0, round: 3, bidding: 1, card, key: newKey() })

let sent: Command[]
let answer: () => Promise<unknown>
let changed: ReturnType<typeof vi.fn>

function box(): Outbox {
  return new Outbox('out', (command) => (sent.push(command), answer()), changed as never)
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  sent = []
  answer = () => Promise.resolve()
  changed = vi.fn()
})

afterEach(() => vi.useRealTimers())

describe('an outbox', () => {
  it('sends once', async () => {
    const outbox = box()
    outbox.put(bid('50'))
    await settle()
    expect(sent).toHaveLength(1)
    expect(outbox.pending).toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    outbox.close()
  })

  it('says so when nothing went out, and sends the same key again on return', async () => {
    answer = offline
    const outbox = box()
    outbox.put(bid('50'))
    await settle()
    expect(outbox.pending?.post).toBe('unsent')
    answer = () => Promise.resolve()
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.key).toBe(sent[1]?.key)
    expect(outbox.pending).toBeNull()
    outbox.close()
  })

  it('tries again by itself, ever more slowly', async () => {
    answer = offline
    const outbox = box()
    outbox.put(bid('50'))
    await vi.advanceTimersByTimeAsync(8000)
    expect(sent).toHaveLength(4)
    outbox.close()
  })

  it('keeps what was not sent over a reload', async () => {
    answer = offline
    const before = box()
    before.put(bid('70'))
    await settle()
    before.close()
    answer = () => Promise.resolve()
    const after = box()
    expect(after.pending?.command.card).toBe('70')
    await settle()
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sessionStorage.getItem('out')).toBeNull()
    after.close()
  })

  it('sends the last choice last, one command at a time', async () => {
    let done: (() => void) | undefined
    answer = () => new Promise<void>((resolve) => (done = resolve))
    const outbox = box()
    outbox.put(bid('50'))
    outbox.put(bid('60'))
    outbox.put(bid('70'))
    expect(sent.map(({ card }) => card)).toEqual(['50'])
    done?.()
    await settle()
    expect(sent.map(({ card }) => card)).toEqual(['50', '70'])
    done?.()
    await settle()
    expect(outbox.pending).toBeNull()
    outbox.close()
  })

  it('does not send again what was refused, and tells why', async () => {
    answer = () => Promise.reject(new Failure(409, 'too-late', ''))
    const outbox = box()
    outbox.put(bid('50'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(changed.mock.lastCall?.[1]).toMatchObject({ code: 'too-late' })
    outbox.close()
  })
})
