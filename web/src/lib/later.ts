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
