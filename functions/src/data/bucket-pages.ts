import type { Bucket } from '../services'

export type StoredFile = ReturnType<Bucket['file']>

/** Number of files per page. Limited because the list of all files may not fit into memory. */
const PAGE = 300

/** Yields pages of the files whose names start with `prefix`. `directly` skips files in subfolders. */
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
