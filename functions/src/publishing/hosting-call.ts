import { setTimeout as delay } from 'node:timers/promises'

export class HostingError extends Error {
  readonly status: number

  constructor(call: string, status: number, answer: string) {
    super(`${call}: ${status} ${answer.slice(0, 500)}`)
    this.status = status
  }
}

/** Thrown if Hosting has no site with this id. A site's id can differ from the id of its project. */
export class SiteNotFound extends Error {}

/** Signature of `fetch`, which tests replace. */
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
  /** True if repeating the call has no further effect. */
  isRepeatable: boolean
}

const TIMEOUT_MS = 20_000
/** Delays in milliseconds before each retry. */
export const RETRY_DELAYS: readonly number[] = [300, 1_500]

/**
 * Calls Hosting and resolves with the response. Retries a repeatable call after a network error or a 5xx response.
 * Rejects with a HostingError or the error of `send`.
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
