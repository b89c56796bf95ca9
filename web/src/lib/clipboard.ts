/** Copy what a field holds; its text is selected then. */
export async function copyFrom(field: HTMLInputElement): Promise<void> {
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
  } catch {
    document.execCommand('copy') // over plain http there is no clipboard
  }
}
