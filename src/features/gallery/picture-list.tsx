import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { ContentList } from '@/components/ui/content-list'
import { Repeat } from '@/components/ui/repeat'
import { useHydrated } from '@/components/use-hydrated'
import { useOnline } from '@/components/use-online'
import { SKELETONS } from '@/domain/limits'
import { contentPages } from '@/lib/query/content'
import { useAddressedPicture } from './picture-address'
import { PictureSkeleton } from './picture-skeleton'
import { PictureTile } from './picture-tile'

/** Its code comes when a picture is opened. */
const Lightbox = lazy(() => import('./lightbox'))

/** So many pictures before the last one that is loaded, the lightbox has the next ones loaded. */
const AHEAD = 3

/** The village in pictures, newest first; each opens in large. */
export function PictureList() {
  const list = useInfiniteQuery(contentPages('gallery').options)
  const addressed = useAddressedPicture()
  const isHydrated = useHydrated()
  const isOnline = useOnline()
  const { data: pictures = [], fetchNextPage } = list
  const opened = pictures.find(({ id }) => id === addressed.id)
  const wantsMore =
    list.hasNextPage &&
    isOnline &&
    !list.isFetching &&
    !list.isFetchNextPageError &&
    opened !== undefined &&
    pictures.indexOf(opened) >= pictures.length - AHEAD
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])
  return (
    <>
      <ContentList
        query={list}
        items="Foto"
        subject="galeri"
        empty="Belum ada foto di galeri."
        className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4"
        skeleton={
          <Repeat count={SKELETONS.gallery}>
            <PictureSkeleton />
          </Repeat>
        }
      >
        {(picture, index) => <PictureTile picture={picture} eager={index === 0} />}
      </ContentList>
      {isHydrated && opened && (
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
