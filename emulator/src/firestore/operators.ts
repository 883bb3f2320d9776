/** Filters by what they ask for; each operator is in exactly one of the three. */

/** One value, or one of several. */
export const EQUALITIES: ReadonlySet<string> = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'])

export const MEMBERSHIPS: ReadonlySet<string> = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'])

/** All but some values: a range with gaps. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
])

/** A range; the negations are inequalities too. */
export const INEQUALITIES: ReadonlySet<string> = new Set([
  ...NEGATIONS,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
])
