/** Fields of a table's documents from which its version is computed. */
export interface Versioned {
  path: string
  /** Time of the last change in ISO 8601, or ''. */
  updatedAt: string
}

const FNV_PRIME = 0x100000001b3n
const FNV_OFFSET = 0xcbf29ce484222325n

/**
 * Returns the version of a table from its documents. The version changes when any document is written, created or
 * removed. App and functions compute the same 64-bit FNV-1a (RFC 9923) in hexadecimal.
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
