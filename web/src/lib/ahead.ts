/** What the first page asks the server for, asked before the app is there that wants to know. */

const asked = new Map<string, Promise<Response>>()

export function askAhead(path: string): void {
  const answer = fetch(path, { headers: { 'X-Gnumies': '1' } })
  // Whoever takes it hears of its failure.
  answer.catch(() => undefined)
  asked.set(path, answer)
}

/** What has been asked ahead is answered once; all else is asked now. */
export function answerTo(request: Request): Promise<Response> {
  const path = request.method === 'GET' ? new URL(request.url).pathname : ''
  const answer = asked.get(path)
  asked.delete(path)
  return answer ?? fetch(request)
}
