/** Of a form: stores now what it holds; resolves with whether the device has all of it. */
type Flush = () => Promise<boolean>

const flushes = new Set<Flush>()

/** Returns the end of it. */
export function whenFlushingAll(flush: Flush): () => void {
  flushes.add(flush)
  return () => void flushes.delete(flush)
}

/** Stores now what all forms of this page hold; resolves with whether the device has all of it. */
export async function flushAll(): Promise<boolean> {
  const stored = await Promise.all([...flushes].map((flush) => flush()))
  return stored.every(Boolean)
}
