/** Work that can wait until what is there has been painted: a slow phone stays quick to answer. */

/** Do it in a task of its own after the next frame; give back what calls it off. */
export function later(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (task = setTimeout(work)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/** Do it before the next frame, and in a task of its own where browsers know such haste; it may be asked
 * for more than once, and finds nothing to do then. */
export function beforeFrame(work: () => void): void {
  requestAnimationFrame(work)
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  void scheduler?.postTask(work, { priority: 'user-blocking' })
}

interface Scheduler {
  postTask(work: () => void, options: { priority: 'user-blocking' }): Promise<void>
}
