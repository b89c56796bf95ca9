import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Play from '../src/components/Play.svelte'
import Result from '../src/components/Result.svelte'
import { Live } from '../src/lib/live.svelte'
import Table from '../src/pages/Table.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { OverPhase, View } from '../src/lib/game'
import type { Message, TableView } from '../src/lib/types'
import { FakeSource, hide, refusal, serve, type Asked } from './fakes'
import { clip, reveal, table } from './fixtures'

let live: Live

function seat(view: TableView): void {
  live = new Live(view)
  render(Play, { live })
}

/** Of what happens only the bids that are turned over. */
function shorten(messages: Message[]): void {
  for (const message of messages) message.events = message.events.filter(({ type }) => /^bid/.test(type))
}

const bids = (asked: Asked[]) => asked.filter(({ path }) => path.endsWith('/bids'))
const hand = () => within(screen.getByRole('list', { name: 'Your hand' }))
const card = (name: string | RegExp) => hand().getByRole('button', { name })

beforeEach(() => {
  FakeSource.all = []
  sessionStorage.clear()
  settings.pause = 4
})

afterEach(() => {
  live.close()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.stubGlobal('EventSource', FakeSource)
})

describe('bidding', () => {
  it('chooses with a tap and places with the next, with a key that is its own', async () => {
    const asked = serve({ 'PUT /api/tables/fixture/bids': { number: 1 } })
    seat(table('bidding'))
    await fireEvent.click(card(/^20,/))
    expect(bids(asked)).toHaveLength(0)
    expect(card(/^20,/).getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(card(/^20,/))
    await vi.waitFor(() => expect(bids(asked)).toHaveLength(1))
    expect(bids(asked)[0]?.body).toMatchObject({ seat: 0, round: live.view?.round, bidding: 1, card: '20' })
    await vi.waitFor(() => screen.getByText(/Your 20 lies there/))
  })

  it('can be changed until the last bid is in', async () => {
    const asked = serve({ 'PUT /api/tables/fixture/bids': { number: 1 } })
    seat(table('placed'))
    const other = live.view?.legal.map(({ bid }) => bid).find((bid) => bid !== 'G' && bid !== myBid()) ?? ''
    await fireEvent.click(card(new RegExp(`^${other},`)))
    await fireEvent.click(screen.getByRole('button', { name: `Change to ${other}` }))
    await vi.waitFor(() => expect(bids(asked)[0]?.body).toMatchObject({ card: other }))
    await vi.waitFor(() => expect(myBid()).toBe(other))
  })

  it('says what was not sent, and sends it when the network is back', async () => {
    let asked = serve({})
    seat(table('bidding'))
    await fireEvent.keyDown(window, { key: '2' })
    // The browser is told that nothing is typed.
    expect(await fireEvent.keyDown(window, { key: 'Enter' })).toBe(false)
    await vi.waitFor(() => screen.getByText(/Not sent: 20/))
    const key = (bids(asked)[0]?.body as { key: string }).key
    asked = serve({ 'PUT /api/tables/fixture/bids': { number: 1 } })
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => screen.getByText(/Your 20 lies there/))
    expect((bids(asked)[0]?.body as { key: string }).key).toBe(key)
  })

  it('tells why a bid was refused', async () => {
    serve({ 'PUT /api/tables/fixture/bids': refusal(409, 'too-late') })
    seat(table('bidding'))
    live.bid('20')
    await vi.waitFor(() => screen.getByText(/Too late/))
  })

  it('offers no Gnalli on a Wullawaki', async () => {
    const asked = serve({})
    seat(table('wullawaki'))
    const gnalli = hand().queryByRole('button', { name: 'Gnalli' })
    if (gnalli) {
      await fireEvent.click(gnalli)
      expect(gnalli.getAttribute('aria-disabled')).toBe('true')
      expect(gnalli.getAttribute('aria-pressed')).toBe('false')
    }
    expect(asked).toHaveLength(0)
  })

  it('says why a Gnalli may not be bid', async () => {
    serve({})
    const view = table('wullawaki')
    const own = view.views['0'] as View
    own.hands[0] = ['10', 'G']
    own.legal = [{ seat: 0, bid: '10' }]
    seat(view)
    await fireEvent.click(card('Gnalli'))
    screen.getByText(/No Gnalli on a Wullawaki/)
    expect(screen.getByRole('link', { name: 'R3.2' }).getAttribute('href')).toBe('/rules#R3.2')
  })

  function myBid(): string | null {
    const phase = live.view?.phase
    return phase?.type === 'bidding' ? phase.my_bid : null
  }
})

describe('a reveal', () => {
  it('stays until one goes on, then the next card is there', async () => {
    vi.useFakeTimers()
    const { before, messages } = reveal()
    seat(before)
    FakeSource.last.onopen?.()
    vi.advanceTimersByTime(1000)
    for (const message of messages) FakeSource.last.say(message)
    await tick()
    within(screen.getByRole('region', { name: 'At the door' })).getByText(/You win guest 7 with/)
    expect(screen.queryByText(/Round 27: guest 4/)).toBeNull()
    expect(screen.getAllByText(/^has bid \d+/)).toHaveLength(5)
    await fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    screen.getByText(/Your bid for guest 4/)
  })

  it('goes on by itself', async () => {
    vi.useFakeTimers()
    const { before, messages } = reveal()
    seat(before)
    FakeSource.last.onopen?.()
    vi.advanceTimersByTime(1000)
    for (const message of messages) FakeSource.last.say(message)
    expect(live.held).not.toBeNull()
    vi.advanceTimersByTime(6000)
    expect(live.held).not.toBeNull()
    vi.advanceTimersByTime(6000)
    expect(live.held).toBeNull()
  })

  it('stays longer where there is more to read', () => {
    vi.useFakeTimers()
    const stays = (['peek', 'tie'] as const).map((name) => {
      const { before, messages } = clip(name)
      if (name === 'peek') shorten(messages)
      live = new Live(before)
      for (const message of messages) FakeSource.last.say(message)
      let seconds = 0
      while (live.held) {
        vi.advanceTimersByTime(1000)
        seconds += 1
      }
      live.close()
      return seconds
    })
    expect(stays[1]).toBeGreaterThan(stays[0] ?? 0)
  })

  it('that is still shown is gone when somebody comes back', () => {
    const { before, messages } = reveal()
    seat(before)
    FakeSource.last.onopen?.()
    FakeSource.last.say(messages[0])
    hide(true)
    hide(false)
    FakeSource.last.onopen?.()
    for (const message of messages.slice(1)) FakeSource.last.say(message)
    expect(live.held).toBeNull()
    expect(live.stage.director.actors).toEqual([])
  })

  it('that was missed while away is only told', async () => {
    vi.useFakeTimers()
    const { before, messages } = reveal()
    seat(before)
    hide(true)
    hide(false)
    FakeSource.last.onopen?.()
    for (const message of messages) FakeSource.last.say(message)
    await tick()
    expect(live.held).toBeNull()
    screen.getByText(/Your bid for guest 4/)
  })

  it('that comes right after the page has been loaded is news', () => {
    const { before, messages } = reveal()
    seat(before)
    FakeSource.last.onopen?.()
    for (const message of messages) FakeSource.last.say(message)
    expect(live.held).not.toBeNull()
  })
})

describe('the table', () => {
  it('shows every room with its points, and who has bid', () => {
    serve({})
    seat(table('placed'))
    const own = within(screen.getByRole('region', { name: 'Ada' }))
    own.getByText('has bid')
    expect(screen.getAllByText('has bid')).toHaveLength(3)
    expect(screen.getAllByText('is thinking')).toHaveLength(1)
  })

  it('lets the owner of a Gnalli keep or give, after a second thought', async () => {
    const asked = serve({ 'POST /api/tables/fixture/decisions': { number: 1 } })
    seat(table('deciding'))
    screen.getByText(/Only you see guest/)
    screen.getByRole('radio', { name: 'To Bo' }).focus()
    await fireEvent.keyDown(screen.getByRole('radio', { name: 'To Bo' }), { key: 'ArrowRight' })
    expect(screen.getByRole('radio', { name: 'To Cleo' }).getAttribute('aria-checked')).toBe('true')
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(0)
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, give it to Cleo' }))
    await vi.waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ seat: 0, give: 2 }))
  })

  it('shows a spectator no hand and no way to bid', () => {
    serve({})
    seat(table('spectator'))
    screen.getByText('You are watching.')
    expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull()
  })

  it('gives who sits down later a seat of his own', async () => {
    serve({ 'GET /api/tables/fixture': table('bidding') })
    live = new Live(table('spectator'))
    expect(live.seat).toBeNull()
    live.told = { ...live.told, number: 0 }
    await live.reload()
    expect(live.seat).toBe(0)
    expect(FakeSource.all).toHaveLength(2)
  })

  it('announces what happens', async () => {
    vi.useFakeTimers()
    const { before, messages } = reveal()
    serve({ 'GET /api/tables/fixture': before })
    render(Table, { id: 'fixture' })
    await screen.findByRole('log')
    for (const message of messages) FakeSource.last.say(message)
    await tick()
    vi.advanceTimersByTime(50) // after the next frame
    await tick()
    expect(screen.getByRole('log').textContent).toMatch(/All bids are turned over/)
  })

  it('says that it is cut off, however often it tries in vain meanwhile', () => {
    vi.useFakeTimers()
    serve({})
    seat(table('bidding'))
    for (let tries = 0; tries < 3; tries += 1) {
      expect(live.lost).toBe(false)
      FakeSource.last.onerror?.()
      vi.advanceTimersByTime(1000)
    }
    expect(live.lost).toBe(true)
    FakeSource.last.onopen?.()
    expect(live.lost).toBe(false)
  })

  it('opens its part of the deck as soon as all are committed', async () => {
    const asked = serve({ 'POST /api/tables/fixture/seats/0/nonce': null })
    live = new Live(table('opening'))
    await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/tables/fixture/seats/0/nonce'))
  })
})

it('tells the scoring line by line to who has seen the end, all at once to others', async () => {
  vi.useFakeTimers()
  serve({})
  const over = table('over')
  live = new Live(over)
  live.sawEnd = true
  const view = live.view as View
  render(Result, { live, view, phase: view.phase as OverPhase })
  const totals = () => screen.getAllByText(/ points?$/).map((element) => element.textContent)
  const untold = () => document.querySelectorAll('.line.untold').length
  expect(untold()).toBe(document.querySelectorAll('.line').length)
  vi.advanceTimersByTime(1000)
  await tick()
  const [early, before] = [untold(), totals()]
  vi.advanceTimersByTime(1800)
  await tick()
  expect(untold()).toBeLessThan(early)
  expect(totals()).not.toEqual(before)
  await fireEvent.click(screen.getByRole('button', { name: 'Show it all' }))
  expect(untold()).toBe(0)
  expect(screen.queryByRole('button', { name: 'Show it all' })).toBeNull()
})

it('explains the result', () => {
  serve({})
  const over = table('over')
  live = new Live(over)
  const view = live.view as View
  render(Result, { live, view, phase: view.phase as OverPhase })
  screen.getByRole('heading', { name: /wins the party!|You win/ })
  expect(screen.getAllByText(/^Total: /)).toHaveLength(4)
})
