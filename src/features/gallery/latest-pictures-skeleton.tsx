import { Section } from '@/components/layout/section'
import { Loading, Repeat } from '@/components/ui/states/loading'
import { HOME } from '@/domain/item-counts'
import { paths } from '@/domain/paths'

export const PICTURES_HEAD = {
  title: 'Galeri',
  more: { to: paths.gallery, label: 'Semua foto' },
}

/** Grid of six pictures in three columns and two rows. */
export const PICTURES_GRID = 'grid grid-cols-3 gap-1 overflow-hidden rounded-card'
export const PICTURE_SHAPE = 'aspect-square w-full md:aspect-3/2'

export const PICTURE_SKELETONS = (
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
