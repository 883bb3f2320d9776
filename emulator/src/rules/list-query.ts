import type { Filter, StructuredQuery, Value as WireValue } from '../firestore/wire'
import { compareSameType } from './operators'
import { fromWire, Path, sameValue, type Partial, type RulesValue } from './value'

type Bound = 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL'

/** One thing that holds for every document that a query can return. */
interface Constraint {
  path: readonly string[]
  operator: Bound | 'EQUAL' | 'NOT_EQUAL' | 'ARRAY_CONTAINS' | 'OTHER'
  value: RulesValue
}

/** The most branches that a query may have (firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries). */
const MAX_ALTERNATIVES = 30

/**
 * What the documents of each branch of a query have in common. Rules must allow every branch. Null
 * when there are more branches than a query may have.
 */
export function alternativesOf(query: StructuredQuery): Alternative[] | null {
  const branches = query.where ? branchesOf(query.where) : [[]]
  return branches.length > MAX_ALTERNATIVES
    ? null
    : branches.map((branch) => new Alternative(branch))
}

const UNARY: Record<string, Constraint['operator']> = {
  IS_NULL: 'EQUAL',
  IS_NOT_NULL: 'NOT_EQUAL',
}

function branchesOf(filter: Filter): Constraint[][] {
  if ('compositeFilter' in filter) {
    const parts = filter.compositeFilter.filters.map(branchesOf)
    return filter.compositeFilter.op === 'OR' ? parts.flat() : product(parts)
  }
  if ('unaryFilter' in filter) {
    const { field, op } = filter.unaryFilter
    const operator = UNARY[op] ?? 'OTHER'
    return [[{ path: fieldPath(field.fieldPath), operator, value: null }]]
  }
  const { field, op, value } = filter.fieldFilter
  const path = fieldPath(field.fieldPath)
  const each = (operator: Constraint['operator']) =>
    arrayItems(value).map((item): Constraint => ({ path, operator, value: fromWire(item) }))
  if (op === 'IN') return each('EQUAL').map((one) => [one])
  if (op === 'ARRAY_CONTAINS_ANY') return each('ARRAY_CONTAINS').map((one) => [one])
  if (op === 'NOT_IN') return [each('NOT_EQUAL')]
  return [[{ path, operator: op, value: fromWire(value) }]]
}

/** One branch of each part, in every combination; stops growing beyond what may be. */
function product(parts: Constraint[][][]): Constraint[][] {
  return parts.reduce<Constraint[][]>(
    (sum, part) =>
      sum
        .flatMap((left) => part.map((right) => [...left, ...right]))
        .slice(0, MAX_ALTERNATIVES + 1),
    [[]],
  )
}

function arrayItems(value: WireValue): WireValue[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

/** `` a.`b.c` `` → ['a', 'b.c'] */
function fieldPath(written: string): string[] {
  const parts = written.match(/`(?:[^`\\]|\\.)*`|[^.`]+/g) ?? []
  return parts.map((part) =>
    part.startsWith('`') ? part.slice(1, -1).replace(/\\(.)/g, '$1') : part,
  )
}

/** `resource` as a list query's branch describes it. */
export class Alternative implements Partial {
  readonly partial = true
  readonly #constraints: readonly Constraint[]

  constructor(constraints: readonly Constraint[]) {
    this.#constraints = constraints
  }

  /** The id of the only document that this branch can return, where it names one. */
  get documentId(): string | null {
    const named = this.#constraints.find(
      ({ path, operator }) => path[0] === '__name__' && operator === 'EQUAL',
    )
    return named?.value instanceof Path ? (named.value.segments.at(-1) ?? null) : null
  }

  member(name: string): RulesValue | undefined {
    if (name === 'data') return new PartialMap(this.#constraints)
    return name === 'id' ? (this.documentId ?? undefined) : undefined
  }

  compare = compareWithNull

  contains(): null {
    return null
  }
}

/** A map of which only the constrained fields are known; that a field is missing is never known. */
class PartialMap implements Partial {
  readonly partial = true
  readonly #constraints: readonly Constraint[]

  constructor(constraints: readonly Constraint[]) {
    this.#constraints = constraints
  }

  member(name: string): RulesValue | undefined {
    const about = this.#constraints.filter(({ path }) => path[0] === name)
    const whole = about.filter(({ path }) => path.length === 1)
    const pinned = whole.find(({ operator }) => operator === 'EQUAL')
    if (pinned) return pinned.value
    if (whole.length > 0) return new PartialField(whole)
    if (about.length === 0) return undefined
    return new PartialMap(about.map(({ path, ...rest }) => ({ ...rest, path: path.slice(1) })))
  }

  compare = compareWithNull

  /** Every filter wants its field to be there. */
  contains(value: RulesValue): true | null {
    return this.#constraints.some(({ path }) => path[0] === value) || null
  }
}

/** What a query returns is there, whatever it is. */
function compareWithNull(operator: string, other: RulesValue): false | null {
  return operator === '==' && other === null ? false : null
}

/** A field whose value lies within bounds, differs from something or contains something. */
class PartialField implements Partial {
  readonly partial = true
  readonly #constraints: readonly Constraint[]

  constructor(constraints: readonly Constraint[]) {
    this.#constraints = constraints
  }

  member(): undefined {
    return undefined
  }

  contains(value: RulesValue): boolean | null {
    const found = this.#constraints.some(
      (one) => one.operator === 'ARRAY_CONTAINS' && sameValue(one.value, value),
    )
    return found ? true : null
  }

  compare(operator: string, other: RulesValue): boolean | null {
    if (operator === '<') return this.#below(other, true) ?? not(this.#above(other, false))
    if (operator === '<=') return this.#below(other, false) ?? not(this.#above(other, true))
    if (operator === '>') return this.#above(other, true) ?? not(this.#below(other, false))
    if (operator === '>=') return this.#above(other, false) ?? not(this.#below(other, true))
    return this.#differs(other) ? false : not(this.#below(other, true) ?? this.#above(other, true))
  }

  /** True when every possible value lies below `other` (or at it, unless `strictly`); else null. */
  #below(other: RulesValue, strictly: boolean): true | null {
    return this.#bounded(['LESS_THAN', 'LESS_THAN_OR_EQUAL'], (bound, exclusive) => {
      const difference = compareSameType(bound, other)
      return difference < 0 || (difference === 0 && (exclusive || !strictly))
    })
  }

  #above(other: RulesValue, strictly: boolean): true | null {
    return this.#bounded(['GREATER_THAN', 'GREATER_THAN_OR_EQUAL'], (bound, exclusive) => {
      const difference = compareSameType(bound, other)
      return difference > 0 || (difference === 0 && (exclusive || !strictly))
    })
  }

  #bounded(
    [exclusive, inclusive]: [Bound, Bound],
    holds: (bound: RulesValue, exclusive: boolean) => boolean,
  ): true | null {
    const proven = this.#constraints.some(
      ({ operator, value }) =>
        (operator === exclusive || operator === inclusive) && holds(value, operator === exclusive),
    )
    return proven ? true : null
  }

  #differs(other: RulesValue): boolean {
    return this.#constraints.some(
      ({ operator, value }) => operator === 'NOT_EQUAL' && sameValue(value, other),
    )
  }
}

function not(verdict: true | null): false | null {
  return verdict === null ? null : false
}
