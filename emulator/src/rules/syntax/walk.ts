import type { Expression } from './ast'

export function walk(expression: Expression, visit: (part: Expression) => void): void {
  visit(expression)
  for (const part of partsOf(expression)) walk(part, visit)
}

/** Kinds of the expressions `a.b`, `a[b]` and `a(b)`, whose first operand does not count as nested. */
const SELECTIONS = ['member', 'index', 'call']

export function depthOf(expression: Expression): number {
  const deepest = (parts: readonly Expression[]) =>
    parts.reduce((most, part) => Math.max(most, depthOf(part)), 0)
  const parts = partsOf(expression)
  return SELECTIONS.includes(expression.kind)
    ? Math.max(deepest(parts.slice(0, 1)), 1 + deepest(parts.slice(1)))
    : 1 + deepest(parts)
}

function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return expression.items
    case 'map':
      return expression.entries.flat()
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string')
    case 'member':
      return [expression.object]
    case 'index':
      return [expression.object, expression.index]
    case 'call':
      return [expression.callee, ...expression.args]
    case 'unary':
    case 'is':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'conditional':
      return [expression.condition, expression.then, expression.otherwise]
  }
}
