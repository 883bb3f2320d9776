import { RE2JS, RE2JSSyntaxException } from 're2js'
import { fail } from './evaluation-error'

const compiled = new Map<string, RE2JS>()
/** Patterns may be built from data; only the latest are kept. */
const KEPT = 500

/** A pattern in Google's RE2 syntax (github.com/google/re2/wiki/Syntax); an error when it is not one. */
export function regex(pattern: string): RE2JS {
  let found = compiled.get(pattern)
  if (!found) {
    if (compiled.size >= KEPT) compiled.clear()
    found = compile(pattern)
    compiled.set(pattern, found)
  }
  return found
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern)
  } catch (error) {
    if (error instanceof RE2JSSyntaxException)
      return fail(`Invalid regular expression pattern. Pattern: ${pattern}.`)
    throw error
  }
}
