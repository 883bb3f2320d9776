import { contentPages } from '@/lib/query/content-query'

/** What the village's people sell, newest first. */
export const productsQuery = contentPages(['umkm'], async (after) => {
  const { readProducts } = await import('./read-products')
  return readProducts(after)
})
