import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { ContentList } from '@/components/ui/lists/content-list'
import { ListSearch, useWholeList } from '@/components/ui/lists/list-search'
import { useAddressedItem } from '@/components/ui/lists/use-addressed-item'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Repeat } from '@/components/ui/states/loading'
import { SKELETONS } from '@/domain/item-counts'
import type { Product } from '@/domain/products/product-schema'
import { containsWords } from '@/domain/text/words'
import { contentPages } from '@/lib/query/content'
import { PRODUCT_LAYOUT, ProductCard } from './product-card'

function ProductSkeleton() {
  return (
    <div className={PRODUCT_LAYOUT.card} data-skeleton>
      <div className={PRODUCT_LAYOUT.head}>
        <div className={PRODUCT_LAYOUT.picture}>
          <div className="absolute inset-0 skeleton rounded-none" />
        </div>
        <div className={PRODUCT_LAYOUT.words}>
          <div className="h-6 w-5/6 skeleton" />
          <div className="h-7 w-28 skeleton" />
          <div className="h-5 w-32 skeleton" />
        </div>
      </div>
      <div className={PRODUCT_LAYOUT.foot}>
        <div className="hidden h-20 skeleton lg:block" />
        <div className="mt-2 ml-auto h-12 w-28 skeleton rounded-control lg:mt-4 lg:ml-0 lg:w-full" />
      </div>
    </div>
  )
}

const NONE = 'Belum ada produk UMKM yang terdaftar.'

/** Lists the products of the village, newest first, with a search field. */
export function ProductList() {
  const [words, setWords] = useState('')
  const isSearching = words.trim() !== ''
  const isOnline = useOnline()
  const list = useWholeList(useInfiniteQuery(contentPages('umkm').options), isSearching && isOnline)
  const lacksSome = list.isIncomplete && !list.isError
  const products = useAddressedItem('umkm', list.data)
  const found = products?.filter((product) => containsWords(searchableText(product), words))
  // Until all products are loaded, shows placeholders instead of “no matches”.
  const seeks = lacksSome && found?.length === 0
  return (
    <>
      {products?.length !== 0 && (
        <ListSearch
          label="Cari produk atau penjual"
          value={words}
          onChange={setWords}
          status={
            products &&
            found &&
            (lacksSome
              ? 'Mencari di semua produk …'
              : isSearching
                ? `${found.length} dari ${products.length} produk`
                : `${products.length} produk${list.hasNextPage ? ' terbaru' : ''}`)
          }
        />
      )}
      <ContentList
        query={{ ...list, data: seeks ? undefined : found }}
        items="Produk"
        empty={products?.length === 0 ? NONE : <EmptyState text="Produk tidak ditemukan." />}
        className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 md:gap-5 lg:grid-cols-[repeat(auto-fill,minmax(max(22%,12rem),1fr))]"
        skeleton={
          <Repeat count={SKELETONS.umkm}>
            <ProductSkeleton />
          </Repeat>
        }
      >
        {(product, index) => <ProductCard product={product} id={product.id} eager={index === 0} />}
      </ContentList>
    </>
  )
}

const searchableText = ({ name, description, seller }: Product) =>
  `${name} ${description} ${seller}`
