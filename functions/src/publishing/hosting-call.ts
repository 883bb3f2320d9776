import { setTimeout as delay } from 'node:timers/promises'

/** What Hosting refused, by the HTTP status of its answer. */
export class HostingError extends Error {
  readonly status: number

  constructor(call: string, status: number, answer: string) {
    super(`${call}: ${status} ${answer.slice(0, 500)}`)
    this.status = status
  }
}

/** `fetch`, or what tests have in its place. */
export type Send = (
  url: URL,
  init: {
    method: string
    headers: Record<string, string>
    signal: AbortSignal
    body?: string | Buffer<ArrayBuffer>
  },
) => Promise<Response>

export interface HostingCall {
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: string | Buffer<ArrayBuffer>
  /** Whether a second time does nothing that the first has not done. */
  isRepeatable: boolean
}

const TIMEOUT_MS = 20_000
/** Milliseconds before a call that got no answer, or a 5xx, is made again. */
export const AGAIN_AFTER: readonly number[] = [300, 1_500]

/**
 * Resolves with the answer of a call that was not refused; one that may be repeated is, after so many
 * milliseconds, where no answer came or Hosting itself failed. Rejects with a HostingError, or with what
 * `send` does.
 */
export async function callHosting(
  send: Send,
  url: URL,
  call: HostingCall,
  again: readonly number[],
): Promise<Response> {
  const { method = 'GET', headers = {}, body, isRepeatable } = call
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await send(url, { method, headers, signal, ...(body !== undefined && { body }) })
    if (answer.ok) return answer
    throw new HostingError(`${method} ${url.pathname}`, answer.status, await answer.text())
  } catch (error) {
    const isRefused = error instanceof HostingError && error.status < 500
    const [wait, ...later] = again
    if (!isRepeatable || isRefused || wait === undefined) throw error
    await delay(wait)
    return callHosting(send, url, call, later)
  }
}
