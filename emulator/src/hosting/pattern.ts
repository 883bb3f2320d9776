import picomatch from 'picomatch'
import { RE2JS } from 're2js'

/** What a pattern took from the path, by name; null when the path does not fit. */
export type Matcher = (path: string) => Readonly<Record<string, string>> | null

export interface PatternConfig {
  source?: string
  glob?: string
  regex?: string
}

const CAPTURE = /^:([A-Za-z_]\w*)(\*?)$/

/**
 * Compiles the `source` (glob with extended matching, or `:name` and `:name*` segments) or `regex`
 * (RE2, found anywhere in the path) of a rule in firebase.json
 * (firebase.google.com/docs/hosting/full-config#glob_pattern_matching).
 * Throws when there is neither, or the regular expression is not RE2's.
 */
export function compilePattern({ source, glob = source, regex }: PatternConfig): Matcher {
  if (regex !== undefined) return compileRegex(regex)
  if (glob === undefined) throw new Error('a rule needs "source" or "regex"')
  const segments = glob.replace(/^\//, '').split('/')
  return segments.some((segment) => CAPTURE.test(segment))
    ? compileCaptures(segments)
    : compileGlob(glob)
}

/**
 * Puts what was captured, encoded for a URL, into a destination: `:name` is one segment, `:name*`
 * the rest of a path.
 */
export function fillDestination(destination: string, captures: Record<string, string>): string {
  return destination.replace(/:([A-Za-z_]\w*|\d+)\*?/g, (text, name: string) => {
    const captured = captures[name]
    return captured === undefined ? text : encodeURI(captured)
  })
}

/**
 * Patterns mean the same with and without a leading slash. Below a made-up first segment picomatch
 * sees no leading slash at all, which it would treat as a segment of its own.
 */
function compileGlob(glob: string): Matcher {
  const below = glob.replace(/^(!?)\/?/, '$1site/')
  const matches = picomatch(below, { dot: true, strictSlashes: true })
  return (path) => (matches(`site${path}`) ? {} : null)
}

function compileCaptures(segments: string[]): Matcher {
  const expression = segments.map((segment) => {
    const [, name, rest] = CAPTURE.exec(segment) ?? []
    if (name !== undefined) return rest ? `(?:/(?<${name}>.*))?` : `/(?<${name}>[^/]+)`
    if (/[*?[\]{}()!]/.test(segment))
      throw new Error(`"${segments.join('/')}" mixes captures and globs`)
    return `/${segment.replace(/[.+^$|\\]/g, '\\$&')}`
  })
  const compiled = new RegExp(`^${expression.join('')}$`)
  return (path) => {
    const match = compiled.exec(path)
    return match && Object.fromEntries(Object.entries(match.groups ?? {}).map(orEmpty))
  }
}

function compileRegex(regex: string): Matcher {
  const compiled = RE2JS.compile(regex)
  return (path) => {
    const matcher = compiled.matcher(path)
    if (!matcher.find()) return null
    const names = Object.keys(compiled.namedGroups())
    const numbers = Array.from({ length: matcher.groupCount() }, (_, index) => index + 1)
    return Object.fromEntries(
      [...names, ...numbers].map((name) => [String(name), matcher.group(name) ?? '']),
    )
  }
}

function orEmpty([name, value]: [string, string | undefined]): [string, string] {
  return [name, value ?? '']
}
