import { Unzip, UnzipInflate } from 'fflate'

/** Maximum unpacked size of all entries. A table of a few thousand rows needs a tenth of this size. */
const MOST_UNPACKED = 24 * 1024 * 1024

/** Number of compressed bytes unpacked at a time. They expand to at most a thousand times as many. */
const SLICE = 8 * 1024

export class TooLargeError extends Error {}

/**
 * Returns the entries of a zip whose names end with one of `endings`. Unpacks slice by slice and stops with a
 * `TooLargeError` when the limit is exceeded, whatever sizes the file claims.
 */
export function openZip(bytes: Uint8Array, endings: readonly string[]): Map<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>()
  let total = 0
  let failure: Error | null = null
  const unzip = new Unzip((file) => {
    if (!endings.some((ending) => file.name.endsWith(ending))) return
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, isLast) => {
      if (error) failure ??= error
      else {
        total += chunk.length
        if (total > MOST_UNPACKED) failure ??= new TooLargeError()
        else chunks.push(chunk)
        if (isLast) entries.set(file.name, joinChunks(chunks))
      }
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += SLICE) {
    unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length)
    // Assigned in the callback above, which the compiler does not follow.
    const failed = failure as Error | null
    if (failed) throw failed
  }
  return entries
}

function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
