import { isNamePath } from '../../firestore/documents/field-path'
import type { FieldFilter } from '../../firestore/queries/filter'
import { splitPath } from '../../firestore/documents/resource-name'
import { fromWire, Partial, type RulesValue } from '../evaluation/value'

export function documentIdOf(branch: readonly FieldFilter[]): string | undefined {
  const named = branch.find(({ path, op }) => isNamePath(path) && op === 'EQUAL')
  return named && 'referenceValue' in named.value
    ? splitPath(named.value.referenceValue)[1]
    : undefined
}

/**
 * Returns `resource` with only the fields for which the query requires one value. Ignores ranges and inequalities, so
 * rules that depend on them deny.
 */
export function partialDocument(branch: readonly FieldFilter[]): Partial {
  const fields = new Map<string, RulesValue>()
  for (const { path, op, value } of branch)
    if ((op === 'EQUAL' || op === 'IS_NULL') && !isNamePath(path))
      pin(fields, path, fromWire(value))
  const id = documentIdOf(branch)
  return new Partial(
    new Map<string, RulesValue>([
      ['data', new Partial(fields)],
      ...(id === undefined ? [] : [['id', id] as const]),
    ]),
  )
}

function pin(
  fields: Map<string, RulesValue>,
  [name = '', ...inside]: readonly string[],
  value: RulesValue,
) {
  const known = fields.get(name)
  if (inside.length === 0) fields.set(name, value)
  else if (known === undefined) {
    const inner = new Map<string, RulesValue>()
    fields.set(name, new Partial(inner))
    pin(inner, inside, value)
  } else if (known instanceof Partial) pin(known.members, inside, value)
}
