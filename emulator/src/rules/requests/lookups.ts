import type { RulesDocument } from '../access'
import type { DocumentBudget } from '../evaluation/budget'
import type { ServiceFunctions } from '../evaluation/evaluate'
import { fail } from '../evaluation/evaluation-error'
import { fieldsFromWire, Path, type RulesMap, type RulesValue } from '../evaluation/value'

export const ROOT = ['databases', '(default)', 'documents']

interface Source {
  budget: DocumentBudget
  lookup: (path: string, when: 'before' | 'after') => RulesDocument | null
}

/**
 * Creates `get`, `exists` and, for the state after the batch, `getAfter` and `existsAfter`. Names start with `prefix`.
 */
export function lookups({ budget, lookup }: Source, prefix = ''): ServiceFunctions {
  const functions = new Map<string, (path: RulesValue) => RulesValue>()
  for (const when of ['before', 'after'] as const) {
    const suffix = when === 'after' ? 'After' : ''
    const find = (value: RulesValue) => {
      const path = documentPath(value)
      budget.spend(path)
      return lookup(path, when)
    }
    functions.set(`${prefix}exists${suffix}`, (path) => find(path) !== null)
    functions.set(`${prefix}get${suffix}`, (path) =>
      documentVariable(find(path) ?? fail('The document to get does not exist.')),
    )
  }
  return functions
}

function documentPath(value: RulesValue): string {
  if (!(value instanceof Path)) return fail('Expected: path.')
  const { segments } = value
  const inside = segments.slice(ROOT.length)
  const isBelow = ROOT.every((part, index) => segments[index] === part)
  if (!isBelow || inside.length === 0 || inside.length % 2 !== 0)
    return fail(`/${segments.join('/')} is not the path of a document.`)
  return inside.join('/')
}

export function documentVariable({ path, fields }: RulesDocument): RulesMap {
  const segments = path.split('/')
  return new Map<string, RulesValue>([
    ['data', fieldsFromWire(fields)],
    ['id', segments.at(-1) ?? ''],
    ['__name__', new Path([...ROOT, ...segments])],
  ])
}
