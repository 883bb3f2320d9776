import * as v from 'valibot'
import { logError } from '../log'

export interface ListRequest {
  collection: string
  orderBy: [field: string, direction: 'asc' | 'desc']
  where?: Readonly<Record<string, string | number | boolean>>
  /** Cursor: the list goes on after the document with this value of the `orderBy` field. */
  after?: string | undefined
  limit?: number
}

type Schema<Output> = v.GenericSchema<unknown, Output>

/** A request that hangs on a dying network must end, so that what is cached can be shown as such. */
const TIMEOUT_MILLISECONDS = 30_000

// The SDK (34 kB) comes with the first read, beside the page and not before it.
const firestore = () => import('./firestore')

/** The document at `path`, or null when there is none. Throws when it cannot be read or does not fit. */
export async function readDocument<Output>(
  path: string,
  schema: Schema<Output>,
): Promise<Output | null> {
  const data = await inTime(firestore().then(({ getOne }) => getOne(path)))
  return data === null ? null : v.parse(schema, data)
}

/** A list; documents that do not fit their schema are logged and left out. Throws when it cannot be read. */
export async function readList<Output>(
  request: ListRequest,
  schema: Schema<Output>,
): Promise<Output[]> {
  const found = await inTime(firestore().then(({ getMany }) => getMany(request)))
  return found.flatMap(({ id, data }) => {
    const parsed = v.safeParse(schema, data)
    if (parsed.success) return [parsed.output]
    logError(`Dokumen ${request.collection}/${id} dilewati`, v.flatten(parsed.issues))
    return []
  })
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('Server tidak menjawab dalam 30 detik.')),
      TIMEOUT_MILLISECONDS,
    )
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
