/** An error while a condition is evaluated. It makes the condition false; `||` may absorb it. */
export class EvaluationError extends Error {
  override name = 'EvaluationError'
}

export function fail(message: string): never {
  throw new EvaluationError(message)
}
