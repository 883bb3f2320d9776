import { ApiError } from '../../http/message'
import {
  type FieldPath,
  formatFieldPath,
  isNamePath,
  parseFieldPath,
} from '../documents/field-path'
import { EQUALITIES, type FieldFilter } from './filter'
import type { Indexes } from './index-definitions'
import type { Ordering, Plan } from './query-plan'

type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS'
type Scope = 'COLLECTION' | 'COLLECTION_GROUP'

interface IndexField {
  path: string
  /** Sort mode. Vector indexes are accepted but serve no supported query. */
  mode: Mode | 'VECTOR'
}

/** Indexes of every field, unless an override changes them. */
const AUTOMATIC: readonly Mode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS']

interface Requirement {
  equal: ReadonlySet<string>
  contains: string | null
  sorted: readonly IndexField[]
}

/**
 * Throws if production would require a missing index. Each branch of the plan needs one index, or several merged ones.
 */
export function assertIndexed(plan: Plan, indexes: Indexes): void {
  const { collectionId } = plan
  if (collectionId === null) return
  const scope = plan.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION'
  for (const branch of plan.branches) {
    const requirement = requirementOf(branch, plan.orders)
    if (isDescendingScan(requirement, plan.orders))
      throw new ApiError('FAILED_PRECONDITION', 'Firestore cannot scan names in descending order.')
    const needsFields = requirement.equal.size + requirement.sorted.length > 0
    if (plan.allDescendants && plan.parent !== '' && needsFields)
      throw new ApiError('INVALID_ARGUMENT', 'Collection groups are filtered at the root only.')
    if (!isServed(requirement, candidates(requirement, collectionId, scope, indexes)))
      throw new ApiError('FAILED_PRECONDITION', suggest(requirement, collectionId, scope))
  }
}

function requirementOf(branch: readonly FieldFilter[], orders: readonly Ordering[]): Requirement {
  const equalities = branch.filter(({ op, path }) => EQUALITIES.has(op) && !isNamePath(path))
  const equal = new Set(equalities.map(nameOf))
  const contains = branch.find(({ op }) => op === 'ARRAY_CONTAINS')
  const sorted = withoutImpliedName(orders.filter((one) => !equal.has(nameOf(one))).map(toField))
  return { equal, contains: contains ? nameOf(contains) : null, sorted }
}

function isDescendingScan({ equal, contains }: Requirement, [first]: readonly Ordering[]): boolean {
  const isByName = first !== undefined && isNamePath(first.path)
  return isByName && first.descending && equal.size === 0 && contains === null
}

function nameOf({ path }: { path: FieldPath }): string {
  return formatFieldPath(path)
}

function toField({ path, descending }: Ordering): IndexField {
  return { path: formatFieldPath(path), mode: descending ? 'DESCENDING' : 'ASCENDING' }
}

/** Removes a final `__name__` with the direction of the field before it. Every index ends with it implicitly. */
function withoutImpliedName(fields: readonly IndexField[]): IndexField[] {
  const end = fields.findIndex(({ path }) => path === '__name__')
  if (end < 0) return [...fields]
  const last = fields[end - 1]
  const isImplied = end === 0 || last?.mode === 'CONTAINS' || last?.mode === fields[end]?.mode
  return fields.slice(0, isImplied ? end : end + 1)
}

function candidates(
  { equal, contains, sorted }: Requirement,
  collectionId: string,
  scope: Scope,
  indexes: Indexes,
): IndexField[][] {
  const composite = indexes.indexes
    .filter((index) => index.collectionGroup === collectionId && index.queryScope === scope)
    .map(({ fields }) =>
      withoutImpliedName(
        fields.map(({ fieldPath, order, arrayConfig }) => ({
          path: formatFieldPath(parseFieldPath(fieldPath)),
          mode: order ?? arrayConfig ?? 'VECTOR',
        })),
      ),
    )
  // Index merging is documented only for equalities, so other combinations with array-contains
  // require a composite index. A needless index costs less than a failing query.
  if (contains !== null && (equal.size > 0 || sorted.length > 0)) return composite
  const paths = new Set([
    ...equal,
    ...sorted.map(({ path }) => path),
    ...(contains ? [contains] : []),
  ])
  const single = [...paths].flatMap((path) =>
    singleFieldModes(path, collectionId, scope, indexes).map((mode) => [{ path, mode }]),
  )
  return [...composite, ...single]
}

/** Returns the index modes of a field. The override of a map also applies to its fields, unless they have their own. */
function singleFieldModes(
  path: string,
  collectionId: string,
  scope: Scope,
  { fieldOverrides }: Indexes,
): readonly Mode[] {
  const names = parseFieldPath(path)
  const above = names.map((_, i) => formatFieldPath(names.slice(0, names.length - i)))
  const override = [...above, '*']
    .map((one) =>
      fieldOverrides.find(
        ({ collectionGroup, fieldPath }) => collectionGroup === collectionId && fieldPath === one,
      ),
    )
    .find((one) => one !== undefined)
  if (!override) return scope === 'COLLECTION' ? AUTOMATIC : []
  return override.indexes
    .filter((index) => index.queryScope === scope)
    .flatMap(({ order, arrayConfig }) => order ?? arrayConfig ?? [])
}

function isServed({ equal, contains, sorted }: Requirement, indexes: IndexField[][]): boolean {
  const wanted = new Set([...equal, ...(contains === null ? [] : [contains])])
  if (wanted.size === 0 && sorted.length === 0) return true
  const covered = new Set<string>()
  let isSorted = false
  for (const index of indexes) {
    const start = index.length - sorted.length
    if (start < 0 || !sorted.every((field, i) => isSameField(field, index[start + i]))) continue
    const prefix = index.slice(0, start)
    if (!prefix.every((field) => fits(field, { equal, contains }))) continue
    isSorted = true
    for (const { path } of prefix) covered.add(path)
  }
  return isSorted && [...wanted].every((path) => covered.has(path))
}

function fits({ path, mode }: IndexField, { equal, contains }: Omit<Requirement, 'sorted'>) {
  if (mode === 'VECTOR') return false
  return mode === 'CONTAINS' ? path === contains : equal.has(path)
}

function isSameField(a: IndexField, b: IndexField | undefined): boolean {
  return a.path === b?.path && a.mode === b.mode
}

function suggest(
  { equal, contains, sorted }: Requirement,
  collectionGroup: string,
  queryScope: Scope,
) {
  const fields: IndexField[] = [
    ...[...equal].sort().map((path): IndexField => ({ path, mode: 'ASCENDING' })),
    ...(contains === null ? [] : [{ path: contains, mode: 'CONTAINS' as const }]),
    ...sorted,
  ]
  const [first, second] = fields
  if (!first || second)
    return missing('indexes', {
      collectionGroup,
      queryScope,
      fields: fields.map(({ path, mode }) => ({ fieldPath: path, ...toFile(mode) })),
    })
  // An override replaces the automatic indexes, so the suggested override repeats them.
  const automatic = queryScope === 'COLLECTION' ? [] : AUTOMATIC
  return missing('fieldOverrides', {
    collectionGroup,
    fieldPath: first.path,
    indexes: [
      ...automatic.map((mode) => ({ ...toFile(mode), queryScope: 'COLLECTION' })),
      { ...toFile(first.mode), queryScope },
    ],
  })
}

function missing(list: string, entry: object): string {
  return `The query requires an index. Add to "${list}" in firestore.indexes.json: ${JSON.stringify(entry)}`
}

function toFile(mode: IndexField['mode']) {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode }
}
