/** A rules file with one clause changed. */
export interface Mutant {
  line: number
  /** What stood there, and what stands there now ('' when it is gone). */
  was: string
  becomes: string
  source: string
}

interface Span {
  from: number
  to: number
}
type Change = Span & { becomes: string }

/**
 * Every rules file that differs from `source` in one clause: a condition, a predicate or an operand
 * of && or || that always holds, an operand of || that never does, a text missing from a list.
 */
export function mutantsOf(source: string): Mutant[] {
  const code = codeOf(source)
  return [
    ...conditionsIn(code).flatMap((span) => [
      { ...span, becomes: 'true' },
      ...changedOperands(code, span),
    ]),
    ...shortenedLists(code),
  ]
    .filter(({ from, to, becomes }) => code.slice(from, to) !== becomes)
    .map(({ from, to, becomes }) => ({
      line: source.slice(0, from).split('\n').length,
      was: source.slice(from, to).replace(/\s+/g, ' '),
      becomes,
      source: source.slice(0, from) + becomes + source.slice(to),
    }))
}

/** The source without comments and without what stands in texts; everything keeps its place. */
function codeOf(source: string): string {
  return source.replace(/'(?:\\.|[^'\\])*'|\/\/.*/g, (part) =>
    part.startsWith("'") ? `'${'_'.repeat(part.length - 2)}'` : ' '.repeat(part.length),
  )
}

function conditionsIn(code: string): Span[] {
  return [...code.matchAll(/(?<=\b(?:return|if)\s+)[^\s;][^;]*/g)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }))
}

function changedOperands(code: string, span: Span): Change[] {
  for (const operator of ['||', '&&']) {
    const operands = split(code, span, operator)
    if (operands.length > 1)
      return operands.flatMap((operand) => [
        { ...operand, becomes: 'true' },
        ...(operator === '||' ? [{ ...operand, becomes: 'false' }] : []),
        ...changedOperands(code, operand),
      ])
  }
  const isInBrackets = code[span.from] === '(' && code[span.to - 1] === ')'
  return isInBrackets ? changedOperands(code, { from: span.from + 1, to: span.to - 1 }) : []
}

/** The operands of `operator`, which binds least in `span`; without spaces around them. */
function split(code: string, { from, to }: Span, operator: string): Span[] {
  const ends = []
  let depth = 0
  for (let at = from; at < to; at += 1) {
    if ('([{'.includes(code[at] ?? '')) depth += 1
    else if (')]}'.includes(code[at] ?? '')) depth -= 1
    else if (depth === 0 && code.startsWith(operator, at)) ends.push(at)
  }
  const starts = [from, ...ends.map((end) => end + operator.length)]
  return [...ends, to].map((end, index) => trimmed(code, { from: starts[index] ?? from, to: end }))
}

function trimmed(code: string, { from, to }: Span): Span {
  const text = code.slice(from, to)
  return { from: to - text.trimStart().length, to: from + text.trimEnd().length }
}

/** Each text of each list of several, gone with its comma. */
function shortenedLists(code: string): Change[] {
  return [...code.matchAll(/\['_*'(?:,\s*'_*')+\]/g)].flatMap((list) => {
    const items = [...list[0].matchAll(/'_*'/g)].map(({ 0: text, index }) => ({
      from: list.index + index,
      to: list.index + index + text.length,
    }))
    return items.map(({ from, to }, index) => {
      const [before, after] = [items[index - 1], items[index + 1]]
      return { from: before?.to ?? from, to: before ? to : (after?.from ?? to), becomes: '' }
    })
  })
}
