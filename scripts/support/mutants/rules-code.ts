import { createHash } from 'node:crypto'

/** Blanks out comments and string contents, without moving other code. */
export function codeOf(source: string): string {
  return source.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\/\/.*/g, (part) =>
    part.startsWith('/') ? ' '.repeat(part.length) : `'${'_'.repeat(part.length - 2)}'`,
  )
}

/** Function, or match block without its functions and inner blocks. */
export interface RulesPart {
  name: string
  kind: 'function' | 'match'
  from: number
  to: number
  /** Hash of the code without comments and whitespace. */
  fingerprint: string
}

/** Returns the parts of a rules file, outer parts before inner ones. A repeated name is qualified with its block. */
export function rulesPartsOf(source: string): RulesPart[] {
  const code = codeOf(source)
  const heads = [...code.matchAll(/\b(?:function\s+(\w+)\([^)]*\)|(match\s+\/[^\s]+))\s*\{/g)]
  const blocks = heads.map(({ 0: head, 1: name, 2: match, index }) => {
    const from = index
    const to = endOf(code, index + head.length)
    return match
      ? { name: source.slice(index, index + match.length), kind: 'match' as const, from, to }
      : { name: name ?? '', kind: 'function' as const, from, to }
  })
  return blocks.map(({ name, kind, from, to }) => {
    const inner = blocks.filter((other) => other.from > from && other.to < to)
    const around = blocks.findLast((other) => other.from < from && other.to > to)
    const isAmbiguous = blocks.filter((other) => other.name === name).length > 1
    return {
      name: isAmbiguous && around ? `${around.name} ${name}` : name,
      kind,
      from,
      to,
      fingerprint: fingerprint(withoutSpans(source, code, from, to, inner)),
    }
  })
}

export function partAt(parts: RulesPart[], at: number): RulesPart | undefined {
  return parts.findLast(({ from, to }) => from <= at && at < to)
}

/** Maps each block to its collection, and each function to the collections of the blocks that call it. */
export function collectionsOf(source: string): Map<RulesPart, string[]> {
  const code = codeOf(source)
  const parts = rulesPartsOf(source)
  const functions = parts.filter(({ kind }) => kind === 'function')
  const calls = new Map(
    parts.map((part) => {
      const text = code.slice(part.from, part.to)
      return [part, functions.filter((one) => one !== part && text.includes(`${lastWord(one)}(`))]
    }),
  )
  const found = new Map(parts.map((part) => [part, new Set<string>()]))
  for (const part of parts) {
    const [, collection] = /^match \/([a-z_]+)\//.exec(part.name) ?? []
    if (part.kind === 'match' && collection) reach(part, collection)
  }
  return new Map(parts.map((part) => [part, [...(found.get(part) ?? [])]]))

  function reach(part: RulesPart, collection: string) {
    const known = found.get(part)
    if (!known || known.has(collection)) return
    known.add(collection)
    for (const called of calls.get(part) ?? []) reach(called, collection)
  }
}

const lastWord = ({ name }: RulesPart) => name.split(' ').at(-1) ?? ''

/** Returns the position of the bracket that closes the bracket just before `at`. */
function endOf(code: string, at: number): number {
  let depth = 1
  while (depth > 0 && at < code.length) {
    if (code[at] === '{') depth += 1
    if (code[at] === '}') depth -= 1
    at += 1
  }
  return at
}

function withoutSpans(
  source: string,
  code: string,
  from: number,
  to: number,
  spans: { from: number; to: number }[],
): string {
  let text = ''
  for (let at = from; at < to; at += 1) {
    const isInside = spans.some((span) => span.from <= at && at < span.to)
    // Comments are blank in the code.
    if (!isInside && code[at] !== ' ') text += source[at] ?? ''
  }
  return text.replace(/\s+/g, '')
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
