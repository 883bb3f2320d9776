import { codeOf } from './rules-code'

export interface Mutant {
  at: number
  line: number
  /** Removed code (`was`) and inserted code (`becomes`), which is '' for a deletion. */
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
 * Returns all mutants of `source` with one change each. Conditions and operands become true or negated. Operands of ||
 * and conditions of ?: also become false. Lists lose a string, numbers change by one, and patterns match one more
 * character.
 */
export function mutantsOf(source: string): Mutant[] {
  const code = codeOf(source)
  const negated = ({ from, to }: Span) => `!(${source.slice(from, to)})`
  return [
    ...conditionsIn(code).flatMap((span) => [
      { ...span, becomes: 'true' },
      { ...span, becomes: negated(span) },
      ...(span.mayFail ? [{ ...span, becomes: 'false' }] : []),
    ]),
    ...shortenedLists(code),
    ...changedNumbers(code),
    ...longerPatterns(source, code),
  ]
    .filter(({ from, to }) => code.slice(from, to) !== 'true')
    .map(({ from, to, becomes }) => ({
      at: from,
      line: source.slice(0, from).split('\n').length,
      was: onOneLine(source.slice(from, to)),
      becomes: onOneLine(becomes),
      source: source.slice(0, from) + becomes + source.slice(to),
    }))
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** A whole condition or one of its operands. */
type Condition = Span & { mayFail?: boolean }

function conditionsIn(code: string): Condition[] {
  return [...code.matchAll(/(?<=\b(?:return|if)\s+)[^\s;][^;]*/g)].flatMap(({ 0: text, index }) => {
    const whole = { from: index, to: index + text.length }
    return [whole, ...partsOf(code, whole)]
  })
}

function partsOf(code: string, span: Span): Condition[] {
  const [question, answers] = split(code, span, '?')
  if (question && answers)
    return [
      { ...question, mayFail: true },
      ...partsOf(code, question),
      ...split(code, answers, ':').flatMap((answer) => partsOf(code, answer)),
    ]
  for (const operator of ['||', '&&']) {
    const operands = split(code, span, operator)
    if (operands.length > 1)
      return operands.flatMap((operand) => [
        { ...operand, mayFail: operator === '||' },
        ...partsOf(code, operand),
      ])
  }
  const isInBrackets = code[span.from] === '(' && code[span.to - 1] === ')'
  return isInBrackets ? partsOf(code, { from: span.from + 1, to: span.to - 1 }) : []
}

/** Returns the trimmed operands of `operator`, which has the lowest precedence in `span`. */
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

/** Changes each number by one up and down, except for list indexes. */
function changedNumbers(code: string): Change[] {
  return [...code.matchAll(/(?<![\w.[])\d+(?![\w.])/g)].flatMap(({ 0: digits, index }) =>
    [1, -1].map((step) => ({
      from: index,
      to: index + digits.length,
      becomes: String(Number(digits) + step),
    })),
  )
}

function longerPatterns(source: string, code: string): Change[] {
  return [...source.matchAll(/(?<=\{\d+,)\d+(?=\})/g)]
    .filter(({ index }) => code[index] === '_')
    .map(({ 0: most, index }) => ({
      from: index,
      to: index + most.length,
      becomes: String(Number(most) + 1),
    }))
}
