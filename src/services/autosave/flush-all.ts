/** Function that stores the content of a form and resolves with whether the device has stored all of it. */
type Flush = () => Promise<boolean>

const flushes = new Set<Flush>()

export function onFlushAll(flush: Flush): () => void {
  flushes.add(flush)
  return () => void flushes.delete(flush)
}

/** Stores the content of all forms of this page. Resolves with whether the device has stored all of it. */
export async function flushAll(): Promise<boolean> {
  const stored = await Promise.all([...flushes].map((flush) => flush()))
  return stored.every(Boolean)
}
