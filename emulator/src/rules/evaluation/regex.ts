import { RE2JS, RE2JSSyntaxException } from 're2js'
import { fail } from './evaluation-error'

const compiled = new Map<string, RE2JS>()
/** Maximum number of cached patterns. Patterns may be built from data, so their number is unlimited. */
const CACHE_SIZE = 500

/** Compiles a pattern in Google's RE2 syntax (github.com/google/re2/wiki/Syntax). */
export function regex(pattern: string): RE2JS {
  let found = compiled.get(pattern)
  if (!found) {
    if (compiled.size >= CACHE_SIZE) compiled.clear()
    found = compile(pattern)
    compiled.set(pattern, found)
  }
  return found
}

function compile(pattern: string): RE2JS {
  const invalid = `Invalid regular expression pattern. Pattern: ${pattern}.`
  try {
    return hasPairedBrackets(pattern) ? RE2JS.compile(pattern) : fail(invalid)
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return fail(invalid)
    throw error
  }
}

/** Returns whether brackets are paired. Rules require this even where RE2 treats a bracket as a literal: `[(]`. */
function hasPairedBrackets(pattern: string): boolean {
  let open = 0
  for (const bracket of pattern.replace(/\\./gs, '').match(/[()]/g) ?? []) {
    open += bracket === '(' ? 1 : -1
    if (open < 0) return false
  }
  return open === 0
}
