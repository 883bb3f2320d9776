import type { Block, PathPattern } from '../syntax/ast'
import { Scope, type Lazy } from '../evaluation/scope'
import { fail } from '../evaluation/evaluation-error'
import { Path } from '../evaluation/value'

/** Path segment of a request. A list has an `unknown` document id, a group query `anywhere` as its parent path. */
export type RequestSegment = string | { kind: 'unknown' } | { kind: 'anywhere' }

export function* matchingBlocks(
  block: Block,
  path: readonly RequestSegment[],
  outer: Scope,
): Generator<{ block: Block; scope: Scope }> {
  for (const { rest, bindings } of consume(block.pattern, path)) {
    const scope = new Scope(bindings, outer, block.functions)
    if (rest.length === 0) yield { block, scope }
    for (const child of block.children) yield* matchingBlocks(child, rest, scope)
  }
}

interface Consumed {
  rest: readonly RequestSegment[]
  bindings: [string, Lazy][]
}

function* consume(pattern: PathPattern, path: readonly RequestSegment[]): Generator<Consumed> {
  const [first, ...others] = pattern
  if (!first) {
    yield { rest: path, bindings: [] }
    return
  }
  if (first.kind === 'rest') {
    for (let length = 0; length <= path.length; length++)
      yield* withBinding(
        [first.name, restOf(path.slice(0, length))],
        consume(others, path.slice(length)),
      )
    return
  }
  const [segment, ...rest] = path
  if (segment === undefined || isAnywhere(segment)) return
  if (first.kind === 'one') yield* withBinding([first.name, oneOf(segment)], consume(others, rest))
  else if (first.text === segment) yield* consume(others, rest)
}

function* withBinding(binding: [string, Lazy], consumed: Iterable<Consumed>): Generator<Consumed> {
  for (const { rest, bindings } of consumed) yield { rest, bindings: [binding, ...bindings] }
}

const UNKNOWN = () => fail('The query does not say which documents it will return.')

function oneOf(segment: RequestSegment): Lazy {
  return typeof segment === 'string' ? segment : UNKNOWN
}

function restOf(segments: readonly RequestSegment[]): Lazy {
  const known = segments.filter((segment) => typeof segment === 'string')
  return known.length === segments.length ? new Path(known) : UNKNOWN
}

function isAnywhere(segment: RequestSegment): boolean {
  return typeof segment !== 'string' && segment.kind === 'anywhere'
}
