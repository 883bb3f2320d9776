import { Journal } from '../data/journal'
import type { Account } from './account'
import { AuthError } from './auth-error'

type Entry = { put: Account } | { delete: string }

const HISTORY_PER_ACCOUNT = 20

export class AccountStore {
  readonly #accounts = new Map<string, Account>()
  readonly #idByEmail = new Map<string, string>()
  readonly #journal: Journal<Entry>

  constructor(file: string) {
    let entries = 0
    this.#journal = Journal.open<Entry>(file, (entry) => {
      entries++
      this.#apply(entry)
    })
    if (entries > (this.#accounts.size + 1) * HISTORY_PER_ACCOUNT)
      this.#journal.rewrite(this.#all())
  }

  get(localId: string): Account | undefined {
    return this.#accounts.get(localId)
  }

  all(): Account[] {
    return [...this.#accounts.values()]
  }

  byEmail(email: string): Account | undefined {
    const localId = this.#idByEmail.get(email.toLowerCase())
    return localId === undefined ? undefined : this.#accounts.get(localId)
  }

  create(account: Account): Account {
    if (this.#accounts.has(account.localId)) throw new AuthError('DUPLICATE_LOCAL_ID')
    return this.#put(account)
  }

  update(localId: string, change: (account: Account) => Account): Account {
    const account = this.#accounts.get(localId)
    if (!account) throw new AuthError('USER_NOT_FOUND')
    return this.#put(change(account))
  }

  delete(localId: string): void {
    if (!this.#accounts.has(localId)) throw new AuthError('USER_NOT_FOUND')
    this.#write({ delete: localId })
  }

  clear(): void {
    this.#accounts.clear()
    this.#idByEmail.clear()
    this.#journal.rewrite([])
  }

  close(): void {
    this.#journal.close()
  }

  #put(account: Account): Account {
    const owner = account.email === undefined ? undefined : this.#idByEmail.get(account.email)
    if (owner !== undefined && owner !== account.localId) throw new AuthError('EMAIL_EXISTS')
    this.#write({ put: account })
    return account
  }

  #write(entry: Entry): void {
    this.#journal.append(entry)
    this.#apply(entry)
  }

  #apply(entry: Entry): void {
    const localId = 'put' in entry ? entry.put.localId : entry.delete
    const previous = this.#accounts.get(localId)
    if (previous?.email !== undefined) this.#idByEmail.delete(previous.email)
    if ('delete' in entry) {
      this.#accounts.delete(localId)
      return
    }
    this.#accounts.set(localId, entry.put)
    if (entry.put.email !== undefined) this.#idByEmail.set(entry.put.email, localId)
  }

  *#all(): Generator<Entry> {
    for (const account of this.#accounts.values()) yield { put: account }
  }
}
