/** The request asked for more than rules may do; unlike an error, `||` does not absorb it. */
export class BudgetExceeded extends Error {
  override name = 'BudgetExceeded'
}

/**
 * firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits and
 * …/rules-conditions#access_calls; storage: firebase.google.com/docs/storage/security/rules-conditions
 */
const MAX_EXPRESSIONS = 1_000
export const MAX_DOCUMENTS = { request: 10, batch: 20, storage: 2 }

/** What rules may do while they decide on one request. */
export interface Budget {
  expressions: ExpressionBudget
  documents: DocumentBudget
}

/** Of a request by itself, or shared by all that a batch asks for. */
export function budgetOf(documents: number): Budget {
  return { expressions: new ExpressionBudget(), documents: new DocumentBudget(documents) }
}

/** Of one write in a commit: it may not look up more than it could alone. */
export function shareOf({ expressions, documents }: Budget): Budget {
  return { expressions, documents: new DocumentBudget(MAX_DOCUMENTS.request, documents) }
}

/** With expressions of its own, as Google's emulator has it for each read of a request. */
export function withOwnExpressions({ documents }: Budget): Budget {
  return { expressions: new ExpressionBudget(), documents }
}

/** Documents that rules look up; repeats of one are free. */
export class DocumentBudget {
  readonly #seen = new Set<string>()
  readonly #limit: number
  readonly #whole: DocumentBudget | undefined

  constructor(limit: number, whole?: DocumentBudget) {
    this.#limit = limit
    this.#whole = whole
  }

  spend(key: string): void {
    this.#seen.add(key)
    if (this.#seen.size > this.#limit)
      throw new BudgetExceeded(`More than ${this.#limit} documents were looked up.`)
    this.#whole?.spend(key)
  }
}

/** Everything that a request evaluates; see `costOf`. */
export class ExpressionBudget {
  #left = MAX_EXPRESSIONS

  spend(cost: number): void {
    this.#left -= cost
    if (this.#left < 0)
      throw new BudgetExceeded(`More than ${MAX_EXPRESSIONS} expressions were evaluated.`)
  }
}
