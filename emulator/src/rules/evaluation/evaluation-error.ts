/** Thrown by an evaluation that fails. It makes the condition false, unless `||` absorbs it. */
export class EvaluationError extends Error {
  override name = 'EvaluationError'
}

export function fail(message: string): never {
  throw new EvaluationError(message)
}
