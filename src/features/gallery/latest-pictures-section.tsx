import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { Picture } from '@/components/ui/pictures/picture'
import { Loaded } from '@/components/ui/states/loaded'
import type { GalleryPicture } from '@/domain/gallery/gallery-schema'
import { HOME } from '@/domain/item-counts'
import { contentList } from '@/lib/query/content'
import { Loading, Repeat } from '@/components/ui/states/loading'
import { itemIn, paths } from '@/domain/paths'

const PICTURES_HEAD = {
  title: 'Galeri',
  more: { to: paths.gallery, label: 'Semua foto' },
}

/** Grid of six pictures in three columns and two rows. */
const PICTURES_GRID = 'grid grid-cols-3 gap-1 overflow-hidden rounded-card'
const PICTURE_SHAPE = 'aspect-square w-full md:aspect-3/2'

const PICTURE_SKELETONS = (
  <Repeat count={HOME.pictures}>
    <div className={`${PICTURE_SHAPE} skeleton rounded-none`} data-skeleton />
  </Repeat>
)

export function LatestPicturesSectionSkeleton() {
  return (
    <Section {...PICTURES_HEAD}>
      <Loading subject="galeri">
        <div className={PICTURES_GRID}>{PICTURE_SKELETONS}</div>
      </Loading>
    </Section>
  )
}

/** Value of `sizes`: a picture has a third of the page's width. */
const SIZES = '(width < 72rem) 33vw, 23rem'

export function LatestPicturesSection() {
  const pictures = useQuery(contentList('gallery', HOME.pictures).options)
  if (pictures.data?.length === 0) return null
  return (
    <Section {...PICTURES_HEAD}>
      <Loaded
        query={pictures}
        subject="galeri"
        failure="Foto belum dapat ditampilkan."
        skeleton={<div className={PICTURES_GRID}>{PICTURE_SKELETONS}</div>}
      >
        {(found) => (
          <ul className={PICTURES_GRID}>
            {found.map((picture) => (
              <li key={picture.id} className="min-w-0">
                <Tile picture={picture} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

/** Picture that links to its place in the gallery. The caption is not visible, but is the accessible name. */
function Tile({ picture }: { picture: GalleryPicture }) {
  return (
    <Link
      to={itemIn(paths.gallery, picture.id)}
      // Set explicitly, because browsers do not compute it from content that is rendered lazily.
      aria-label={picture.caption}
      className={`${PICTURE_SHAPE} block overflow-hidden later focus-visible:outline-offset-[-3px]`}
    >
      <Picture
        src={picture.imageurl}
        of={picture.caption}
        alt={picture.caption}
        width={picture.imagewidth}
        height={picture.imageheight}
        sizes={SIZES}
        className={`${PICTURE_SHAPE} transition-transform duration-200 hover:[scale:1.03]`}
      />
    </Link>
  )
}
