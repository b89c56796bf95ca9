/** "What would you bid?": what somebody has tried at each choice before the answer was shown. */

import { costOf, NOTHING, type Choice, type Option } from './analysis'

interface Tried {
  /** The first one counts. */
  first: string
  last: string
  shown: boolean
}

export class Quiz {
  on = $state(false)
  private readonly tried = $state<Record<string, Tried>>({})

  /** What was tried last at a choice. */
  last(address: string): string | null {
    return this.tried[address]?.last || null
  }

  /** Whether the answer of a choice is kept back. */
  hides(address: string): boolean {
    return this.on && !this.tried[address]?.shown
  }

  choose(address: string, move: string): void {
    const { first = move, shown = false } = this.tried[address] ?? {}
    this.tried[address] = { first, last: move, shown }
  }

  show(address: string): void {
    this.tried[address] = { first: '', last: '', ...this.tried[address], shown: true }
  }

  /** How many choices were tried, and at how many the first try was as good as any. */
  score(choiceOf: (address: string) => Choice | null): { asked: number; right: number } {
    const asked = Object.entries(this.tried).filter(([, { first }]) => first)
    const right = asked.filter(([address, { first }]) => {
      const choice = choiceOf(address)
      return choice !== null && isRight(choice, first)
    })
    return { asked: asked.length, right: right.length }
  }
}

export function optionOf(choice: Choice, move: string): Option | undefined {
  return choice.options.find((option) => option.move === move)
}

function isRight(choice: Choice, move: string): boolean {
  const option = optionOf(choice, move)
  return option !== undefined && costOf(choice, option) < NOTHING
}
