import type { Bucket } from '../services'

export type StoredFile = ReturnType<Bucket['file']>

/** Files looked at together: there can be more than fit the memory. */
const PAGE = 300

/** The files whose names begin with `prefix`, page by page; `directly` leaves out what lies deeper. */
export async function* pagesOf(
  bucket: Bucket,
  prefix: string,
  { directly = false } = {},
): AsyncGenerator<StoredFile[]> {
  let query: object | null = {
    prefix,
    maxResults: PAGE,
    autoPaginate: false,
    ...(directly && { delimiter: '/' }),
  }
  while (query) {
    const [files, next]: [StoredFile[], object | null, unknown] = await bucket.getFiles(query)
    yield files
    query = next
  }
}
