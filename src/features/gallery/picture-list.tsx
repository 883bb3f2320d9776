import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { useInBrowser } from '@/components/use-in-browser'
import { SKELETONS } from '@/domain/limits'
import { useNetwork } from '@/stores/network'
import { contentPages } from '@/lib/query/content'
import { useAddressedPicture } from './picture-address'
import { PictureSkeleton } from './picture-skeleton'
import { PictureTile } from './picture-tile'

/** Its code comes when a picture is opened. */
const Lightbox = lazy(() => import('./lightbox'))

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4'
/** So many pictures before the last one that is loaded, the lightbox has the next ones loaded. */
const AHEAD = 3
const EMPTY = 'Belum ada foto di galeri.'

/** The village in pictures, newest first; each opens in large. */
export function PictureList() {
  const list = useInfiniteQuery(contentPages('gallery').options)
  const online = useNetwork((network) => network.online)
  const addressed = useAddressedPicture()
  const inBrowser = useInBrowser()
  const pictures = list.data ?? []
  const opened = pictures.find(({ id }) => id === addressed.id)
  const { fetchNextPage } = list
  const mayLoadMore = list.hasNextPage && online
  const wantsMore =
    mayLoadMore &&
    !list.isFetching &&
    !list.isFetchNextPageError &&
    opened !== undefined &&
    pictures.indexOf(opened) >= pictures.length - AHEAD
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])

  if (!list.data && list.isFetching)
    return (
      <div className={GRID} role="status" aria-label="Memuat galeri">
        {Array.from({ length: SKELETONS.gallery }, (_, index) => (
          <PictureSkeleton key={index} />
        ))}
      </div>
    )
  if (!list.data) return <LoadFailure text={EMPTY} onRetry={() => void list.refetch()} />
  if (pictures.length === 0) return <EmptyState text={EMPTY} />
  return (
    <>
      <ul className={GRID}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className="min-w-0">
            <PictureTile picture={picture} eager={index === 0} />
          </li>
        ))}
      </ul>
      {mayLoadMore && (
        <div className="mt-8 text-center">
          <button
            type="button"
            className={`${buttonStyle.secondary} disabled:opacity-60`}
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? 'Memuat…' : 'Muat foto lainnya'}
          </button>
          {list.isFetchNextPageError && (
            <p role="alert" className="mt-3 text-danger">
              Foto lainnya belum dapat dimuat. Silakan coba lagi.
            </p>
          )}
        </div>
      )}
      {inBrowser && opened && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            picture={opened}
            onShow={addressed.show}
            onClose={addressed.close}
          />
        </Suspense>
      )}
    </>
  )
}
