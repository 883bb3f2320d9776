import { setTimeout as delay } from 'node:timers/promises'

/** Error codes while Firestore builds an index or still applies the previous rules. */
const TEMPORARY_CODES = ['failed-precondition', 'permission-denied']

/** Interval and maximum wait in milliseconds. Indexes of an empty database take minutes, rules up to one minute. */
const PACE = { between: 15_000, maximum: 15 * 60_000 }

/** Retries `read` until Firestore has applied a new deployment. */
export async function waitUntilReadable<Result>(
  read: () => Promise<Result>,
  onWait: () => void,
  { between, maximum } = PACE,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!isTemporary(error) || maximum <= 0) throw error
    onWait()
    await delay(between)
    return waitUntilReadable(read, () => undefined, { between, maximum: maximum - between })
  }
}

/** Returns whether an error is temporary. The renderer's error has Firestore's error as its cause. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return TEMPORARY_CODES.some((refusal) => refusal === code) || isTemporary(error.cause)
}
