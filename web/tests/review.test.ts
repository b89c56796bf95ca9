import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import duel from '../fixtures/duel.json'
import history from '../fixtures/history.json'
import made from '../fixtures/review.json'
import { withTexts } from '../src/lib/fluent'
import History from '../src/pages/History.svelte'
import Review from '../src/pages/Review.svelte'
import { addressOf, advisedWin, choiceOf, costOf, isEqual, nextChoice, readAddress, shares, wayOf, type Reviewed } from '../src/review/analysis'
import { line, momentAt, pointOf, rounds, x, WIDTH } from '../src/review/chart'
import { seatsAt } from '../src/review/seats'
import { costly, figure, percent } from '../src/review/words'
import { FakeSource, refusal, serve } from './fakes'

// A whole review is a large page: whether each part of it is seen is for the tests in a browser.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const review = made.review as unknown as Reviewed
const { analysis } = review
const PATH = '/api/tables/fixture/review'
/** A choice of Ada's that cost something, and what it was. */
const AT = analysis.players[0]?.costliest.find((moment) => analysis.moments[moment]?.kind === 'bidding') ?? 0
const choice = choiceOf(analysis.moments[AT], 0)
if (!choice) throw new Error('the fixture has a costly bid')
const best = choice.options.find(({ advised }) => advised === 1)

beforeEach(async () => {
  await withTexts('analysis', withTexts('review', Promise.resolve()))
  window.history.replaceState(null, '', '/table/fixture/review')
  Element.prototype.scrollIntoView = () => undefined
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.stubGlobal('EventSource', FakeSource)
})

async function opened(hash = ''): Promise<void> {
  window.history.replaceState(null, '', `/table/fixture/review${hash}`)
  serve({ [`POST ${PATH}`]: made })
  render(Review, { id: 'fixture' })
  await screen.findByText('Bid by bid')
}

describe('what is reckoned from an analysis', () => {
  it('costs the chosen move what the coach says, another the difference to the advice, the advised nothing', () => {
    for (const option of choice.options) {
      const cost = costOf(choice, option)
      if (option.move === choice.chosen) expect(cost).toBe(choice.cost_win)
      else if (option.advised > 0) expect(cost).toBe(0)
      else expect(cost).toBeCloseTo(Math.max(0, advisedWin(choice) - option.win))
    }
  })

  it('calls a bid as good as the advice, whatever the estimates, if the coach cannot tell them apart', () => {
    const lower = choice.options.find((option) => option.advised === 0 && option.win < advisedWin(choice))
    if (!lower) throw new Error('the fixture has a bid that looks worse')
    expect(isEqual(choice, lower)).toBe(false)
    expect(isEqual({ ...choice, chosen: lower.move, cost_win: 0 }, lower)).toBe(true)
    expect(isEqual({ ...choice, chosen: lower.move, cost_win: 0.02 }, lower)).toBe(false)
  })

  it('parts the win beyond an even share into luck and play', () => {
    shares(analysis).forEach(({ luck, play }, seat) => {
      expect(luck + play).toBeCloseTo((analysis.players[seat]?.win ?? 0) - 1 / analysis.players.length, 4)
    })
  })

  it('finds the next choice of a seat, and none beyond the end', () => {
    const next = nextChoice(analysis, 0, 1)
    expect(choiceOf(analysis.moments[next ?? -1], 0)).not.toBeNull()
    expect(nextChoice(analysis, 0, analysis.moments.length)).toBeNull()
  })

  it('reads an address that it has written, and no other', () => {
    expect(readAddress(addressOf(AT, 0), analysis)).toEqual({ moment: AT, seat: 0 })
    for (const hash of ['', '#', '#x-1', '#1', '#999-0', '#0-7', '#-1-0']) expect(readAddress(hash, analysis)).toBeNull()
  })

  it.each([
    ['10', ['50'], 'low'],
    ['100', ['50', '60'], 'high'],
    ['50', ['40', '60'], 'other'],
    ['G', ['50'], 'other'],
    ['50', ['G'], 'other'],
  ] as const)('says of %s beside %s: %s', (chosen, advised, way) => expect(wayOf(chosen, [...advised])).toBe(way))
})

describe('the chart', () => {
  it('has a point for all that the analysis says, from edge to edge', () => {
    const { chart } = analysis
    expect(line(chart, 0).split('L')).toHaveLength(chart.length)
    expect([x(0, chart), x(chart.length - 1, chart)]).toEqual([0, WIDTH])
    expect(chart[pointOf(AT)]?.win).toEqual(analysis.moments[AT]?.before)
  })

  it('finds the moment under a finger, and never one that is not there', () => {
    expect(momentAt(0, analysis)).toBe(0)
    expect(momentAt(1, analysis)).toBe(analysis.moments.length - 1)
    expect(momentAt(pointOf(AT) / (analysis.chart.length - 1), analysis)).toBe(AT)
  })

  it('names a few rounds only', () => {
    const named = rounds(analysis.chart)
    expect(named.length).toBeGreaterThan(2)
    expect(named.length).toBeLessThanOrEqual(8)
  })
})

describe('words', () => {
  it('writes numbers as the coach does', () => {
    expect([figure(-0.04, true), figure(1.25), figure(-3.44), percent(0.5, true), percent(null)]).toEqual(['+0.0', '1.3', '−3.4', '+50.0%', '–'])
  })

  it('tells a decision and a mixture', () => {
    const told = { kind: 'decision' as const, round: 3, card: '7', seat: 0, names: ['Ada', 'Bo'] }
    expect(costly({ ...told, chosen: 'keep', advised: [{ move: 'give:1', share: 1 }] })).toBe('Round 3: Ada drew guest 7 and kept it; better: give it to Bo.')
    const advised = [{ move: '50', share: 0.6 }, { move: '60', share: 0.4 }]
    expect(costly({ ...told, kind: 'bidding', chosen: '10', advised })).toMatch(/bid 10, which was too little; better: 50 \(60%\) and 60 \(40%\)/)
  })
})

describe('the seats of a moment', () => {
  it('have their bids open, and the winner has the card next', () => {
    const shown = seatsAt(review, AT, false)
    expect(shown.map(({ bid }) => bid?.kind)).toContain('open')
    const winner = shown.find(({ won }) => won)
    const card = analysis.moments[AT]?.card
    if (winner) expect(review.moments[AT + 1]?.view.rooms[winner.seat]).toContain(card)
  })

  it('hide bids and winner from who is asked', () => {
    const shown = seatsAt(review, AT, true)
    expect(shown.some(({ bid, won }) => bid?.kind === 'open' || won)).toBe(false)
  })
})

describe('the page', () => {
  it('shows how far the coach is, and the review when it is there', async () => {
    vi.useFakeTimers()
    const answers: Record<string, unknown> = { [`POST ${PATH}`]: { state: 'running', done: 3, total: 38 } }
    const asked = serve(answers)
    render(Review, { id: 'fixture' })
    await vi.waitFor(() => screen.getByText(/3 of 38/))
    expect(screen.getByRole('progressbar', { name: 'How far the coach is' })).toHaveProperty('value', 3)
    answers[`GET ${PATH}`] = { state: 'none' } // the server was started again
    await vi.advanceTimersByTimeAsync(700)
    answers[`POST ${PATH}`] = made
    await vi.advanceTimersByTimeAsync(700)
    await vi.waitFor(() => screen.getByText('Bid by bid'))
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toHaveLength(3)
  })

  it('offers to ask again where the coach was cut off', async () => {
    const answers: Record<string, unknown> = { [`POST ${PATH}`]: { state: 'failed' } }
    serve(answers)
    render(Review, { id: 'fixture' })
    await screen.findByRole('alert')
    answers[`POST ${PATH}`] = made
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Bid by bid')
  })

  it('says so of a game that goes on', async () => {
    serve({ [`POST ${PATH}`]: refusal(409, 'not-over') })
    render(Review, { id: 'fixture' })
    await screen.findByText('This can be had when the game is over.')
  })

  it('goes through the bids by keys and by buttons, and keeps the place in the address', async () => {
    await opened()
    const slider = screen.getByRole('slider', { name: 'Moment of the game' })
    expect(slider).toHaveProperty('value', '0')
    await fireEvent.keyDown(window, { key: 'ArrowRight' })
    await fireEvent.click(screen.getByRole('button', { name: 'One step on' }))
    expect(slider).toHaveProperty('value', '2')
    await fireEvent.keyDown(window, { key: 'ArrowLeft' })
    expect(location.hash).toBe('#1-0')
  })

  it('opens where the address says, with all that the coach says there', async () => {
    await opened(addressOf(AT, 0))
    expect(screen.getByText(new RegExp(`^Chosen: ${choice.chosen}. That cost ${percent(choice.cost_win)}`))).toBeTruthy()
    const rows = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('pts'))
    expect(rows).toHaveLength(choice.options.length)
    expect(rows.filter((row) => row.textContent?.includes('chosen'))).toHaveLength(1)
    expect(rows.find((row) => row.textContent?.includes('★ best'))?.textContent).toContain(percent(best?.win ?? 0))
  })

  it('follows an address that is changed by hand', async () => {
    await opened()
    window.history.replaceState(null, '', addressOf(AT, 0))
    await fireEvent(window, new Event('hashchange'))
    expect(screen.getByRole('slider')).toHaveProperty('value', String(AT))
  })

  it('has the chart in words and in numbers', async () => {
    await opened()
    const chart = screen.getByRole('img', { name: /^Chances to win, from the first round to the last Ada: \d+% at the beginning/ })
    expect(chart).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    await fireEvent.click(screen.getByText('The chart in numbers'))
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(analysis.moments.length + 2)
  })

  it('asks what one would do, tells how it would have fared, and only then what is best', async () => {
    await opened(addressOf(AT, 0))
    await fireEvent.click(screen.getByRole('switch', { name: 'What would you do?' }))
    expect(screen.queryByText(/^Chosen:/)).toBeNull()
    expect(screen.queryByText(/★ best/)).toBeNull()
    const cards = within(screen.getByRole('group', { name: 'What would you do?' }))
    await fireEvent.click(cards.getByRole('button', { name: choice.chosen }))
    expect(screen.getByText(new RegExp(`^${choice.chosen}: wins .* That is ${percent(choice.cost_win)} less than the best`))).toBeTruthy()
    expect(screen.queryByText(/★ best/)).toBeNull()
    await fireEvent.click(cards.getByRole('button', { name: best?.move ?? '' }))
    expect(screen.getByText(/Nothing is better!/)).toBeTruthy()
    expect(screen.getByText('Right at once: 0 of 1')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Show the answer' }))
    expect(screen.getByText(/★ best/)).toBeTruthy()
  })

  it('shows the matrix of two players on request', async () => {
    serve({ [`POST ${PATH}`]: duel, [`GET ${PATH}/moments/0/matrix`]: { matrix: duel.matrix } })
    render(Review, { id: 'fixture' })
    await fireEvent.click(await screen.findByRole('button', { name: 'Bid against bid' }))
    const found = await screen.findByRole('region', { name: 'Bid against bid' })
    expect(within(found).getAllByRole('row')).toHaveLength(duel.matrix.rows.length + 2)
  })
})

describe('the history', () => {
  it('leads from each costly choice to its place', async () => {
    serve({ 'GET /api/me/history': history })
    render(History)
    await screen.findByText(figure(history.accuracy))
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const { table, moment, seat } of history.costliest) expect(links).toContain(`/table/${table}/review#${moment}-${seat}`)
  })

  it('says how it begins', async () => {
    const none = { games: [], accuracy: null, win: null, adjusted_win: null, points: null, adjusted_points: null, costliest: [] }
    serve({ 'GET /api/me/history': none })
    render(History)
    await screen.findByText(/No game of yours has been reviewed yet/)
  })
})
