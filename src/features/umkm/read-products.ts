import { PAGE_SIZE } from '@/domain/limits'
import { product } from '@/domain/schemas/product'
import { readList } from '@/lib/firebase/documents'

/** One page of products; `after` is the id of the last one before it. */
export const readProducts = (after: string | undefined) =>
  readList({ collection: 'umkm', orderBy: ['id', 'desc'], limit: PAGE_SIZE.umkm, after }, product)
