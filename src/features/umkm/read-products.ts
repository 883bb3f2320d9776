import { PAGE_SIZE } from '@/domain/limits'
import { product } from '@/domain/schemas/product'
import { readPage } from '@/lib/firebase/documents'

/** One page of products; `after` is the cursor that the page before it gave. */
export const readProducts = (after: string | undefined) =>
  readPage({ collection: 'umkm', orderBy: ['id', 'desc'], limit: PAGE_SIZE.umkm, after }, product)
