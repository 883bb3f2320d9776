import { FUNCTIONS_REGION } from '@/domain/functions-region'
import { app, local } from './app'

/** A push service ends a worker that takes longer than a message should. */
const TIMEOUT_MILLISECONDS = 15_000

/**
 * Calls a Cloud Function for what a worker has to say, without the SDK, of which a worker would load most for nothing
 * (protocol: firebase.google.com/docs/functions/callable-reference). Rejects where it is not taken: where the project
 * asks for App Check, too, which a worker does not pass.
 */
export async function callByFetch(name: string, input: object): Promise<void> {
  const project = app.options.projectId
  const origin = local
    ? `http://${local.hostname}:${local.port}/${project}/${FUNCTIONS_REGION}`
    : `https://${FUNCTIONS_REGION}-${project}.cloudfunctions.net`
  const { ok, status } = await fetch(`${origin}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: input }),
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  })
  if (!ok) throw new Error(`${name} answered ${status}`)
}
