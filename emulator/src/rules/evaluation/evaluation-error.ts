/** Makes the condition false, unless `||` absorbs the error. */
export class EvaluationError extends Error {
  override name = 'EvaluationError'
}

export function fail(message: string): never {
  throw new EvaluationError(message)
}
