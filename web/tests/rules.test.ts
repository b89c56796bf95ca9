import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { loadRulebook } from '../src/lib/rulebook'
import { go } from '../src/lib/router.svelte'
import Rules from '../src/pages/Rules.svelte'

Element.prototype.scrollIntoView = () => undefined
afterEach(cleanup)

it('has every rule in the order of the file', async () => {
  const { quick, chapters } = await loadRulebook()
  expect(quick.length).toBeGreaterThan(8)
  expect(chapters.map(({ rules }) => rules.length)).toEqual([6, 6, 2, 1, 4, 3, 4, 4, 3])
  expect(chapters[1]?.rules[3]).toMatchObject({ id: 'R2.4', ruling: null })
})

it('leads to the rule that a link names, with our ruling', async () => {
  go('/rules#R2.1')
  render(Rules)
  const rule = await screen.findByRole('region', { name: 'R2.1' })
  await vi.waitFor(() => expect(document.activeElement).toBe(rule))
  within(rule).getByText('Our ruling')
})
