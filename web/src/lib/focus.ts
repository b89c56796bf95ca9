/** Where the keyboard is: nothing that has it may vanish and leave it nowhere. */

/** A region that takes the focus when the thing in it that had the focus is gone. */
export function keepFocus(region: HTMLElement): { destroy(): void } {
  let focused: EventTarget | null = null
  const note = ({ target }: FocusEvent) => (focused = target)
  const watching = new MutationObserver(() => {
    if (!(focused instanceof Element) || focused.isConnected) return
    focused = null
    if (document.activeElement === document.body) region.focus({ preventScroll: true })
  })
  region.tabIndex = -1
  region.addEventListener('focusin', note)
  watching.observe(region, { childList: true, subtree: true })
  return {
    destroy: () => {
      region.removeEventListener('focusin', note)
      watching.disconnect()
    },
  }
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The arrow keys choose among the radio buttons of a group. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key]
  if (!step) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
  const at = radios.findIndex((radio) => radio === document.activeElement)
  const next = radios.at((at + step) % radios.length)
  event.preventDefault()
  next?.focus()
  next?.click()
}
