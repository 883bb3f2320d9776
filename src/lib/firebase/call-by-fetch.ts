import { FUNCTIONS_REGION } from '@/domain/functions-region'
import { app, localFirebase } from './app'

/** Timeout of a call. A push service terminates a worker that takes too long for a message. */
const TIMEOUT_MILLISECONDS = 15_000

/**
 * Calls a Cloud Function and resolves with its response. Does not load the SDK, most of which a service worker does not
 * need (protocol: firebase.google.com/docs/functions/callable-reference). Rejects if the function or App Check refuses
 * the call. App Check refuses calls from service workers.
 */
export async function callByFetch<Answer>(name: string, input: object): Promise<Answer> {
  const project = app.options.projectId
  const origin = localFirebase
    ? `http://${localFirebase.hostname}:${localFirebase.port}/${project}/${FUNCTIONS_REGION}`
    : `https://${FUNCTIONS_REGION}-${project}.cloudfunctions.net`
  const response = await fetch(`${origin}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: input }),
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  })
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  const { result } = (await response.json()) as { result: Answer }
  return result
}
