/** Thrown if a limit is exceeded. Unlike an evaluation error, it denies the request even inside `||`. */
export class BudgetExceeded extends Error {
  override name = 'BudgetExceeded'
}

/**
 * Maximum numbers of expressions and document lookups (firebase.google.com/docs/firestore/security/rules-structure and
 * …/rules-conditions#access_calls; storage: firebase.google.com/docs/storage/security/rules-conditions).
 */
const MAX_EXPRESSIONS = 1_000
export const MAX_DOCUMENTS = { request: 10, batch: 20, storage: 2 }

/**
 * Counts the documents that rules look up. Repeated lookups are free. A batch and each of its requests have a limit.
 */
export class DocumentBudget {
  readonly #paths = new Set<string>()
  readonly #limit: number
  readonly #whole: DocumentBudget | undefined

  constructor(limit: number, whole?: DocumentBudget) {
    this.#limit = limit
    this.#whole = whole
  }

  spend(path: string): void {
    this.#paths.add(path)
    if (this.#paths.size > this.#limit)
      throw new BudgetExceeded(`More than ${this.#limit} documents were looked up.`)
    this.#whole?.spend(path)
  }

  part(): DocumentBudget {
    return new DocumentBudget(MAX_DOCUMENTS.request, this)
  }
}

export class ExpressionBudget {
  #left = MAX_EXPRESSIONS

  spend(cost: number): void {
    this.#left -= cost
    if (this.#left < 0)
      throw new BudgetExceeded(`More than ${MAX_EXPRESSIONS} expressions were evaluated.`)
  }
}
