import type { Position } from './ast'

/** Compile error of a rules file, such as `L12:5 Unknown variable 'foo'.` */
export class RulesSyntaxError extends Error {
  readonly line: number
  readonly column: number

  constructor(message: string, { line, column }: Position) {
    super(`L${line}:${column} ${message}`)
    this.name = 'RulesSyntaxError'
    this.line = line
    this.column = column
  }
}
