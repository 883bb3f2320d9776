import type { Log } from '../http/log'
import { ApiError } from '../http/message'
import type { Caller, FirestoreListRequest, FirestoreRequest, Ruleset } from '../rules/access'
import { DocumentBudget, MAX_DOCUMENTS } from '../rules/evaluation/budget'
import type { Plan } from './queries/query-plan'
import type { Draft, Step, Store } from './documents/store'

type Visitor = Exclude<Caller, { kind: 'owner' }>

export class AccessControl {
  readonly #store: Store
  readonly #ruleset: () => Ruleset
  readonly #log: Log

  constructor(store: Store, ruleset: () => Ruleset, log: Log) {
    this.#store = store
    this.#ruleset = ruleset
    this.#log = log
  }

  assertGet(caller: Caller, paths: readonly string[]): void {
    if (caller.kind === 'owner') return
    this.#decide(() => {
      const budget = budgetFor(paths.length)
      return paths.map((path) => this.#getOf(caller, path, budget.part()))
    })
  }

  assertList(caller: Caller, query: Plan): void {
    if (caller.kind === 'owner') return
    this.#decide(() => [{ ...this.#context(caller), method: 'list', query }])
  }

  assertCommit(caller: Caller, draft: Draft): void {
    if (caller.kind === 'owner') return
    this.#decide(() => {
      const budget = budgetFor(draft.steps.length)
      return draft.steps.map((step) => this.#requestOf(caller, step, draft, budget.part()))
    })
  }

  assertOwner(caller: Caller, what: string): void {
    if (caller.kind !== 'owner')
      throw new ApiError('PERMISSION_DENIED', `${what} is for the administrator only.`)
  }

  #getOf(caller: Visitor, path: string, budget: DocumentBudget): FirestoreRequest {
    return {
      ...this.#context(caller),
      budget,
      path,
      method: 'get',
      resource: this.#store.get(path),
    }
  }

  /** Creates the request for the rules. `resource` is the document before the whole commit, not before this write. */
  #requestOf(caller: Visitor, step: Step, draft: Draft, budget: DocumentBudget): FirestoreRequest {
    const { write, after } = step
    const { path } = write
    if (write.kind === 'verify') return this.#getOf(caller, path, budget)
    const resource = this.#store.get(path)
    const request = {
      ...this.#context(caller),
      time: draft.commitTime,
      lookup: (other: string, when: 'before' | 'after') =>
        when === 'after' ? draft.after(other) : this.#store.get(other),
      budget,
      path,
      resource,
    }
    if (after === null) return { ...request, method: 'delete' }
    return { ...request, method: methodOf(step, resource !== null), requestResource: after }
  }

  #context(caller: Visitor) {
    return {
      caller,
      time: this.#store.readTime(),
      lookup: (path: string) => this.#store.get(path),
    }
  }

  #decide(requestsOf: () => (FirestoreRequest | FirestoreListRequest)[]): void {
    const rules = this.#ruleset()
    const requests = requestsOf()
    const refused = firstRefused(rules, requests)
    rules.onAnswer?.(describe(requests), !refused, (other) => !firstRefused(other, requestsOf()))
    if (!refused) return
    const { request, reasons } = refused
    this.#log(`PERMISSION_DENIED ${request.method} ${describe([request])}: ${reasons.join(' ')}`)
    throw new ApiError(
      'PERMISSION_DENIED',
      ['Missing or insufficient permissions.', ...reasons].join('\n'),
    )
  }
}

/** Returns the rules method of a write. Without a precondition, it depends on whether the document exists. */
function methodOf({ write: { precondition } }: Step, exists: boolean): 'create' | 'update' {
  if (precondition && 'updateTime' in precondition) return 'update'
  return (precondition?.exists ?? exists) ? 'update' : 'create'
}

function budgetFor(documents: number): DocumentBudget {
  return new DocumentBudget(documents > 1 ? MAX_DOCUMENTS.batch : MAX_DOCUMENTS.request)
}

function firstRefused(
  rules: Ruleset,
  requests: readonly (FirestoreRequest | FirestoreListRequest)[],
) {
  for (const request of requests) {
    const { allowed, reasons } = rules.firestore(request)
    if (!allowed) return { request, reasons }
  }
  return null
}

function describe(requests: readonly (FirestoreRequest | FirestoreListRequest)[]): string {
  const paths = requests.map((request) => {
    if (request.method !== 'list') return request.path
    const { parent, collectionId } = request.query
    return [parent, collectionId ?? '*'].filter(Boolean).join('/')
  })
  return paths.join(' ')
}
