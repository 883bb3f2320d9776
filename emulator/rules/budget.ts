/** The request asked for more than rules may do; unlike an error, `||` does not absorb it. */
export class BudgetExceeded extends Error {
  override name = 'BudgetExceeded'
}

/** firebase.google.com/docs/firestore/security/rules-structure#access_calls and …/rules-conditions */
const MAX_EXPRESSIONS = 1_000
export const MAX_CALL_DEPTH = 20
export const MAX_DOCUMENTS = { request: 10, batch: 20, storage: 2 }

/** Documents that rules looked up; a batch shares one, repeats of a path are free. */
export class LookupBudget {
  readonly #seen = new Set<string>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  spend(key: string): void {
    this.#seen.add(key)
    if (this.#seen.size > this.#limit)
      throw new BudgetExceeded(`More than ${this.#limit} documents were looked up.`)
  }
}

/** Operators, members and calls that one request may evaluate. */
export class ExpressionBudget {
  #left = MAX_EXPRESSIONS

  spend(): void {
    this.#left -= 1
    if (this.#left < 0) throw new BudgetExceeded(`More than ${MAX_EXPRESSIONS} expressions.`)
  }
}
