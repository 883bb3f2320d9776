import { useInfiniteQuery } from '@tanstack/react-query'
import { ContentList } from '@/components/ui/content-list'
import { Repeat } from '@/components/ui/repeat'
import { SKELETONS } from '@/domain/limits'
import { contentPages } from '@/lib/query/content'
import { ProductCard } from './product-card'
import { ProductSkeleton } from './product-skeleton'

/** What the village's people sell, newest first. */
export function ProductList() {
  return (
    <ContentList
      query={useInfiniteQuery(contentPages('umkm').options)}
      items="Produk"
      empty="Belum ada produk UMKM yang terdaftar."
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-4"
      skeleton={
        <Repeat count={SKELETONS.umkm}>
          <ProductSkeleton />
        </Repeat>
      }
    >
      {(product, index) => <ProductCard product={product} eager={index === 0} />}
    </ContentList>
  )
}
