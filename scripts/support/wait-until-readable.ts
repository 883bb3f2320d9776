import { setTimeout as delay } from 'node:timers/promises'

/** How Firestore refuses what it will allow in a while: without the index that it is making, by the rules of before. */
const FOR_NOW = ['failed-precondition', 'permission-denied']

/** In milliseconds: indexes of an empty database take minutes, rules up to one. */
const PACE = { between: 15_000, most: 15 * 60_000 }

/**
 * What `read` resolves with, as soon as Firestore does what was just deployed to it; `onWait` is called
 * once where that takes a while. Rejects as `read` where that fails otherwise, or for too long.
 */
export async function onceReadable<Result>(
  read: () => Promise<Result>,
  onWait: () => void,
  { between, most } = PACE,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!isForNow(error) || most <= 0) throw error
    onWait()
    await delay(between)
    return onceReadable(read, () => undefined, { between, most: most - between })
  }
}

/** The renderer tells what it could not read, and Firestore's error as the cause. */
function isForNow(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return FOR_NOW.some((refusal) => refusal === code) || isForNow(error.cause)
}
