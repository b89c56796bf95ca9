import { beforeAll, expect, it } from 'vitest'
import { withTexts } from '../src/lib/fluent'
import { chapters, pieces, quickRules, speaksOf } from '../src/lib/rulebook'

beforeAll(() => withTexts('rules', Promise.resolve()))

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
