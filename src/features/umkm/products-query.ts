import { PAGE_SIZE } from '@/domain/limits'
import { contentPages } from '@/lib/query/content-query'

/** What the village's people sell, newest first. */
export const productsQuery = contentPages(['umkm'], PAGE_SIZE.umkm, async (after) => {
  const { readProducts } = await import('./read-products')
  return readProducts(after)
})
