import { Section } from '@/components/layout/section'
import { HOME } from '@/domain/limits'
import { paths } from '@/domain/paths'

export const PICTURES_HEAD = {
  title: 'Galeri',
  more: { to: paths.gallery, label: 'Semua foto' },
}

/** Six pictures as one: three columns, two rows. */
export const PICTURES_GRID = 'grid grid-cols-3 gap-1 overflow-hidden rounded-card'
export const PICTURE_SHAPE = 'aspect-square w-full md:aspect-3/2'

/** The section before its code is there. */
export function LatestPicturesSectionSkeleton() {
  return (
    <Section {...PICTURES_HEAD}>
      <LatestPicturesSkeleton />
    </Section>
  )
}

/** The exact shape of the pictures that are still to come. */
export function LatestPicturesSkeleton() {
  return (
    <div role="status" aria-label="Memuat galeri" className={PICTURES_GRID}>
      {Array.from({ length: HOME.pictures }, (_, index) => (
        <div key={index} className={`${PICTURE_SHAPE} skeleton rounded-none`} data-skeleton />
      ))}
    </div>
  )
}
