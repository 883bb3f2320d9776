/** Thrown if an expression cannot be evaluated. The condition is then false, unless the other side of `||` is true. */
export class EvaluationError extends Error {
  override name = 'EvaluationError'
}

export function fail(message: string): never {
  throw new EvaluationError(message)
}
