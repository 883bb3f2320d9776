import { elementsOf, type FieldFilter } from '../firestore/filter'
import { isNamePath } from '../firestore/field-path'
import { splitPath } from '../firestore/resource-name'
import { compareSameType } from './operators'
import { fromWire, sameValue, type Partial, type RulesValue } from './value'

type Bound = 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL'

/** One thing that holds for every document that a query can return. */
interface Constraint {
  path: readonly string[]
  operator: Bound | 'EQUAL' | 'NOT_EQUAL' | 'ARRAY_CONTAINS' | 'OTHER'
  value: RulesValue
}

function constraintsOf({ path, op, value }: FieldFilter): Constraint[] {
  switch (op) {
    case 'IS_NULL':
      return [{ path, operator: 'EQUAL', value: null }]
    case 'IS_NOT_NULL':
      return [{ path, operator: 'NOT_EQUAL', value: null }]
    case 'IS_NAN':
    case 'IS_NOT_NAN':
      return [{ path, operator: 'OTHER', value: null }]
    case 'NOT_IN':
      return elementsOf(value).map((one) => ({ path, operator: 'NOT_EQUAL', value: fromWire(one) }))
    default:
      return [{ path, operator: op, value: fromWire(value) }]
  }
}

/** `resource` as a list query's branch describes it. */
export class PartialDocument implements Partial {
  readonly partial = true
  /** The id of the only document that this branch can return, where it names one. */
  readonly documentId: string | undefined
  readonly #data: PartialMap

  constructor(branch: readonly FieldFilter[]) {
    const named = branch.find(({ path, op }) => isNamePath(path) && op === 'EQUAL')
    if (named && 'referenceValue' in named.value)
      [, this.documentId] = splitPath(named.value.referenceValue)
    this.#data = new PartialMap(branch.flatMap(constraintsOf))
  }

  member(name: string): RulesValue | undefined {
    if (name === 'data') return this.#data
    return name === 'id' ? this.documentId : undefined
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
