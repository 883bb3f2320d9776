const READ_MILLISECONDS = 2_000

/** Maximum duration of a write. A longer write is aborted. */
const WRITE_MILLISECONDS = 10_000

/**
 * Thrown when the device's storage does not respond. If a write fails with this error, nothing is or will be stored.
 */
export class DeviceSilent extends Error {
  constructor() {
    super('The device did not answer.')
  }
}

interface Durable extends IDBTransactionOptions {
  /** Commits without waiting, because a closing page aborts uncommitted transactions. Ignores the time limit. */
  atOnce?: boolean
}

export type DeviceProblem = 'full' | 'silent' | 'refused'

export function deviceProblem(error: unknown): DeviceProblem {
  if (error instanceof DeviceSilent) return 'silent'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
}

/** Key-value store in IndexedDB, which may be full, denied or unresponsive. */
export interface DeviceStore {
  /** Returns the value of a key. Rejects with the browser's errors, and with DeviceSilent after two seconds. */
  get<Value>(key: string): Promise<Value | undefined>
  /** Returns all entries in the order of their keys, or at most `limit` entries after the key `after`. */
  entries<Value>(limit?: number, after?: string): Promise<[key: string, value: Value][]>
  /**
   * Runs `change` in one transaction. Resolves when it is committed. Rejects only if nothing is stored: with
   * the browser's errors, or with DeviceSilent if it was aborted after ten seconds.
   */
  write(change: (store: IDBObjectStore) => void, options?: Durable): Promise<void>
}

/**
 * Returns a store that opens `database` on first use. Acquire Web Locks before calling its methods, because waiting for
 * another tab must not count towards their time limits.
 */
export function deviceStore(database: string, name: string): DeviceStore {
  let opening: { since: number; db: Promise<IDBDatabase> } | undefined

  function open() {
    if (opening) return opening
    const db = openDatabase(database, name)
    const current = (opening = { since: performance.now(), db })
    const forget = () => {
      if (opening === current) opening = undefined
    }
    db.then((opened) => {
      // Safari closes databases at any time.
      opened.onclose = forget
      // Lets another page upgrade the database without waiting for this one.
      opened.onversionchange = () => {
        forget()
        opened.close()
      }
    }, forget)
    return current
  }

  function begin(opened: IDBDatabase, mode: IDBTransactionMode, options: IDBTransactionOptions) {
    try {
      return opened.transaction(name, mode, options)
    } catch (error) {
      // The database was closed without an event. The next use opens it again.
      opening = undefined
      throw error
    }
  }

  async function transact<Result>(
    mode: IDBTransactionMode,
    milliseconds: number,
    work: (store: IDBObjectStore) => () => Result,
    { atOnce = false, ...options }: Durable = {},
  ): Promise<Result> {
    const { since, db } = open()
    // Counts the wait from the first attempt, so that later calls do not wait for the full time again.
    const opened = await inTime(db, Math.max(0, milliseconds + since - performance.now()))
    return new Promise((resolve, reject) => {
      const transaction = begin(opened, mode, options)
      let reason: Error | undefined
      const abort = (why: Error) => {
        reason = why
        if (mode === 'readonly') reject(why)
        try {
          transaction.abort()
        } catch {
          // The transaction is committing, and its result is not known yet.
        }
      }
      const stop = after(milliseconds, () => abort(new DeviceSilent()))
      transaction.onabort = () => {
        stop()
        reject(reason ?? transaction.error ?? new Error('Aborted.'))
      }
      try {
        const result = work(transaction.objectStore(name))
        transaction.oncomplete = () => {
          stop()
          resolve(result())
        }
        if (atOnce) transaction.commit()
      } catch (error) {
        abort(error as Error)
      }
    })
  }

  return {
    get: <Value>(key: string) =>
      transact('readonly', READ_MILLISECONDS, (store) => {
        const request = store.get(key) as IDBRequest<Value | undefined>
        return () => request.result
      }),
    entries: <Value>(limit?: number, after = '') =>
      transact('readonly', READ_MILLISECONDS, (store) => {
        const range = IDBKeyRange.lowerBound(after, true)
        const keys = store.getAllKeys(range, limit) as IDBRequest<string[]>
        const values = store.getAll(range, limit) as IDBRequest<Value[]>
        return () => values.result.map((value, at) => [keys.result[at] ?? '', value])
      }),
    write: (change, options) =>
      transact(
        'readwrite',
        WRITE_MILLISECONDS,
        (store) => {
          change(store)
          return () => undefined
        },
        options,
      ),
  }
}

function openDatabase(database: string, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Throws if the browser denies the storage.
    const request = indexedDB.open(database)
    request.onupgradeneeded = () => request.result.createObjectStore(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error!)
  })
}

function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = after(milliseconds, () => reject(new DeviceSilent()))
    work.then(resolve, reject).finally(stop)
  })
}

/** Calls `act` after a delay, but a busy or frozen page first processes pending events. Returns a cancel function. */
function after(milliseconds: number, act: () => void): () => void {
  let timer = setTimeout(() => (timer = setTimeout(act, milliseconds / 2)), milliseconds / 2)
  return () => clearTimeout(timer)
}
