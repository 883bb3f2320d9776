/** A document of a table, as far as its version goes. */
export interface Versioned {
  /** `budget_belanja/2026-5.1.01` */
  path: string
  /** ISO 8601, '' where it does not say. */
  updatedAt: string
}

const FNV_PRIME = 0x100000001b3n
const FNV_OFFSET = 0xcbf29ce484222325n

/**
 * What a table was when it was read: another as soon as any document of it was written, made or
 * removed. The same in the app and in functions; 64-bit FNV-1a (RFC 9923), as hexadecimal text.
 */
export function versionOf(documents: readonly Versioned[]): string {
  const text = documents
    .map(({ path, updatedAt }) => `${path}@${updatedAt}`)
    .sort()
    .join('\n')
  let hash = FNV_OFFSET
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * FNV_PRIME)
  return hash.toString(16)
}
