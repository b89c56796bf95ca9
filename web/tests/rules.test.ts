import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { withTexts } from '../src/lib/fluent'
import { go } from '../src/lib/router.svelte'
import { chapters, pieces, quickRules, speaksOf } from '../src/lib/rulebook'
import Rules from '../src/pages/Rules.svelte'

Element.prototype.scrollIntoView = () => undefined
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
)
beforeAll(() => withTexts('rules', Promise.resolve()))
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const find = (words: string) =>
  chapters()
    .flatMap(({ rules }) => rules)
    .filter((rule) => speaksOf(rule, words))
    .map(({ id }) => id)

it('has every rule in the order of its chapter, with a title', () => {
  expect(quickRules()).toHaveLength(12)
  expect(chapters().map(({ rules }) => rules.length)).toEqual([6, 6, 2, 1, 4, 3, 4, 4, 3])
  expect(chapters()[1]?.rules[3]).toMatchObject({ id: 'R2.4', title: 'Who wins the card', ruling: null })
  expect(chapters()[6]?.rules[2]?.room?.points).toBe(99)
})

it('finds a rule by its id and by words in any spelling', () => {
  expect(find('r5.3')[0]).toBe('R1.6') // which speaks of R5.3
  expect(find('R5.3')).toContain('R5.3')
  expect(find(' copicastor  MISPRINT ')).toEqual(['R4.1'])
  expect(find('gluckspartikel')).toEqual(['R1.5'])
  expect(find('poker')).toEqual([])
})

it('takes the rules that a text names out of it', () => {
  expect(pieces('See R5.3 and R8.4.')).toEqual(['See ', 'R5.3', ' and ', 'R8.4', '.'])
  expect(pieces('XR5.3 R10.1 R5.34')).toHaveLength(1)
})

it('leads to the rule that a link names, with our ruling', async () => {
  go('/rules#R2.1')
  render(Rules)
  const rule = await screen.findByRole('article', { name: 'R2.1 When a round begins' })
  await vi.waitFor(() => expect(document.activeElement).toBe(rule))
  within(rule).getByText(/^Our ruling: No rulebook/)
  await fireEvent.click(within(rule).getByRole('link', { name: 'R6.3' }))
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('R6.3'))
  expect(location.hash).toBe('#R6.3')
  expect(document.title).toBe('How to play · The Gnumies')
})

it('shows what is found alone, until a link leads elsewhere', async () => {
  render(Rules)
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'misprint' } })
  expect(screen.getByText('1 rule')).toBeTruthy()
  expect(screen.getAllByRole('article', { name: /^R\d/ }).map(({ id }) => id)).toEqual(['R4.1'])
  await fireEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Our rulings' }))
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('rulings'))
  expect(screen.getAllByRole('article', { name: /^R\d/ })).toHaveLength(33)
})
