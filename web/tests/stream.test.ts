import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Stream, type Listener } from '../src/lib/stream'
import { FakeSource, hide } from './fakes'

let listener: { [Name in keyof Listener]: ReturnType<typeof vi.fn> }
let stream: Stream

beforeEach(() => {
  vi.useFakeTimers()
  FakeSource.all = []
  hide(false)
  listener = { after: vi.fn(() => 7), message: vi.fn(), opened: vi.fn(), lost: vi.fn(), check: vi.fn() }
  stream = new Stream((after) => `/events?after=${after}`, listener as unknown as Listener)
})

afterEach(() => {
  stream.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a stream', () => {
  it('begins after what is known', () => {
    expect(FakeSource.last.url).toBe('/events?after=7')
  })

  it('hands messages on, bare numbers and tables without an id too', () => {
    FakeSource.last.say({ number: 8, at: 1, events: [{ type: 'started' }] })
    FakeSource.last.say(9)
    FakeSource.last.say(null, '10')
    expect(listener.message.mock.calls.map(([message]) => message.number)).toEqual([8, 9, 10])
  })

  it('is not shaken by what it cannot read', () => {
    FakeSource.last.onmessage?.(new MessageEvent('message', { data: '<html>' }))
    expect(listener.message).not.toHaveBeenCalled()
  })

  it('closes while the page is hidden, asks every twenty seconds, and comes back', () => {
    hide(true)
    expect(FakeSource.last.closed).toBe(true)
    vi.advanceTimersByTime(41_000)
    expect(listener.check).toHaveBeenCalledTimes(2)
    listener.after.mockReturnValue(12)
    hide(false)
    expect(FakeSource.all).toHaveLength(2)
    expect(FakeSource.last.url).toBe('/events?after=12')
    vi.advanceTimersByTime(20_000)
    expect(listener.check).toHaveBeenCalledTimes(2)
  })

  it('comes back after a bye and after an error, later each time', () => {
    FakeSource.last.dispatchEvent(new Event('bye'))
    expect(FakeSource.last.closed).toBe(true)
    vi.advanceTimersByTime(800)
    expect(FakeSource.all).toHaveLength(2)
    FakeSource.last.onerror?.()
    expect(listener.lost).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(400)
    expect(FakeSource.all).toHaveLength(2)
    vi.advanceTimersByTime(1200)
    expect(FakeSource.all).toHaveLength(3)
  })

  it('comes back at once when the network does', () => {
    FakeSource.last.onerror?.()
    window.dispatchEvent(new Event('online'))
    expect(FakeSource.all).toHaveLength(2)
  })

  it('says whether anybody has looked away before it was opened', () => {
    FakeSource.last.onopen?.()
    FakeSource.last.onerror?.()
    window.dispatchEvent(new Event('online'))
    FakeSource.last.onopen?.()
    hide(true)
    hide(false)
    FakeSource.last.onopen?.()
    expect(listener.opened.mock.calls).toEqual([[false], [false], [true]])
  })

  it('asks whether it is alive when it is long silent', () => {
    FakeSource.last.onopen?.()
    vi.advanceTimersByTime(31_000)
    expect(listener.check).toHaveBeenCalledOnce()
  })

  it('stays closed when its page is gone', () => {
    stream.close()
    hide(true)
    hide(false)
    vi.advanceTimersByTime(60_000)
    expect(FakeSource.all).toHaveLength(1)
    expect(FakeSource.last.closed).toBe(true)
  })
})
