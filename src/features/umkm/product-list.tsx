import { useInfiniteQuery } from '@tanstack/react-query'
import { buttonStyle } from '@/components/ui/button-style'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SKELETONS } from '@/domain/limits'
import { useNetwork } from '@/stores/network'
import { contentPages } from '@/lib/query/content'
import { ProductCard } from './product-card'
import { ProductSkeleton } from './product-skeleton'

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-4'
const EMPTY = 'Belum ada produk UMKM yang terdaftar.'

/** What the village's people sell, newest first. */
export function ProductList() {
  const list = useInfiniteQuery(contentPages('umkm').options)
  const online = useNetwork((network) => network.online)
  if (!list.data && list.isFetching)
    return (
      <div className={GRID} role="status" aria-label="Memuat produk">
        {Array.from({ length: SKELETONS.umkm }, (_, index) => (
          <ProductSkeleton key={index} />
        ))}
      </div>
    )
  if (!list.data) return <LoadFailure text={EMPTY} onRetry={() => void list.refetch()} />
  const products = list.data
  if (products.length === 0) return <EmptyState text={EMPTY} />
  return (
    <>
      <ul className={GRID}>
        {products.map((product, index) => (
          <li key={product.id} className="min-w-0">
            <ProductCard product={product} eager={index === 0} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && online && (
        <div className="mt-8 text-center">
          <button
            type="button"
            className={`${buttonStyle.secondary} disabled:opacity-60`}
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? 'Memuat…' : 'Muat produk lainnya'}
          </button>
          {list.isFetchNextPageError && (
            <p role="alert" className="mt-3 text-danger">
              Produk lainnya belum dapat dimuat. Silakan coba lagi.
            </p>
          )}
        </div>
      )}
    </>
  )
}
