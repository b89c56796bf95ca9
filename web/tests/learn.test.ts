import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LENGTH } from '../src/learn/lesson'
import { withTexts } from '../src/lib/fluent'
import { settings } from '../src/lib/settings.svelte'
import Learn from '../src/pages/Learn.svelte'
import { FakeSource } from './fakes'

afterEach(cleanup)
beforeEach(async () => {
  localStorage.clear()
  settings.learned = false
  render(await withTexts('learn', Promise.resolve(Learn)))
})

const press = (key: string) => fireEvent.keyDown(window, { key })
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const card = (name: RegExp) => screen.getByRole('button', { name })
const at = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))

async function begin(): Promise<void> {
  for (let times = 0; times < 3; times += 1) await click('Next')
}

it('is a table without a server', () => {
  expect(FakeSource.all).toEqual([])
  expect(screen.getAllByText('thinking', { exact: false }).length).toBeGreaterThan(0)
})

it('refuses another card with a reason, and goes on with the right one', async () => {
  await begin()
  await fireEvent.click(card(/^100, /))
  expect(screen.getByText(/Try the 40\.$/)).toBeTruthy()
  expect(card(/^100, /).getAttribute('aria-pressed')).toBe('false')
  await click('Next')
  expect(screen.getByText(/First it is your turn/)).toBeTruthy()
  await fireEvent.click(card(/^40, /))
  await fireEvent.click(card(/^40, /))
  expect(screen.getByText(/^You win!/)).toBeTruthy()
  expect(at()).toBe(5)
})

it('asks to read on before a card is played', async () => {
  await fireEvent.click(card(/^40, /))
  expect(screen.getByText(/Press Next/)).toBeTruthy()
})

it('is gone through by keys alone, to the end and the points', async () => {
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', '4', 'Enter', 'Enter', 'Enter', '2', 'Enter', 'Enter']) await press(key)
  for (const key of ['8', 'Enter', 'Enter', 'Enter', 'Enter']) await press(key)
  await press('g')
  expect(screen.getByText('No Gnalli on a Wullawaki.', { exact: false })).toBeTruthy()
  for (const key of ['0', 'Enter', 'Enter', 'Enter', '1', 'Enter', 'Enter', 'Enter', 'g', 'Enter', 'Enter']) await press(key)
  await fireEvent.click(screen.getByRole('radio', { name: 'To Cleo' }))
  await click('Yes, give it to Cleo')
  while (at() < LENGTH) await press('Enter')
  expect(screen.getByRole('heading', { name: 'Cleo wins the party!' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe('/play')
  expect(settings.learned).toBe(true)
})

it('keeps the step over a reload, and goes back', async () => {
  await begin()
  await press('4')
  await press('Enter')
  cleanup()
  render(Learn)
  expect(at()).toBe(5)
  expect(screen.getByText(/^You win!/)).toBeTruthy()
  await press('ArrowLeft')
  expect(card(/^40, /)).toBeTruthy()
})

it('may be skipped, which is remembered', async () => {
  await begin()
  await fireEvent.click(screen.getByRole('link', { name: 'Skip' }))
  expect(settings.learned).toBe(true)
  cleanup()
  render(Learn)
  expect(at()).toBe(1)
})
