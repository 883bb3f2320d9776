import { Picture } from '@/components/ui/picture'
import { classNames } from '@/components/ui/class-names'
import { isVillageHead } from '@/domain/official'
import type { Official } from '@/domain/schemas/official'
import { PORTRAIT } from './portrait'

/** Two columns on phones, three on tablets, four on large screens; the head takes two by two. */
export const OFFICIALS_GRID = 'grid grid-cols-2 gap-4 sm:grid-cols-3 md:gap-5 lg:grid-cols-4'
const CARD = 'flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface'
export const HEAD_CELL = 'col-span-2 min-w-0 sm:row-span-2'

const SIZES = '(width < 40rem) 50vw, (width < 64rem) 33vw, 17rem'
const HEAD_SIZES = '(width < 40rem) 85vw, (width < 64rem) 66vw, 35rem'

interface OfficialCardProps {
  official: Pick<Official, 'name' | 'position' | 'photourl'>
}

export function OfficialCard({ official }: OfficialCardProps) {
  const { name, position, photourl } = official
  const isHead = isVillageHead(official)
  return (
    <article className={CARD}>
      <div className={classNames('relative aspect-4/5', isHead && 'grow')}>
        <Picture
          {...PORTRAIT}
          src={photourl}
          alt={`Foto ${name}`}
          sizes={isHead ? HEAD_SIZES : SIZES}
          eager={isHead}
          className="absolute inset-0 size-full object-top"
        />
      </div>
      <div className={classNames('flex flex-col gap-1', isHead ? 'p-4 md:p-5' : 'p-3 md:p-4')}>
        <h2 className={isHead ? 'text-xl font-bold' : 'leading-snug font-semibold'}>{name}</h2>
        <p className={isHead ? 'font-semibold text-primary' : 'text-sm text-ink-2'}>{position}</p>
      </div>
    </article>
  )
}

export function OfficialSkeleton({ isHead = false }: { isHead?: boolean }) {
  return (
    <div className={isHead ? HEAD_CELL : 'min-w-0'}>
      <div className={CARD} data-skeleton>
        <div className={classNames('aspect-4/5 skeleton rounded-none', isHead && 'grow')} />
        <div className={classNames('flex flex-col gap-1', isHead ? 'p-4 md:p-5' : 'p-3 md:p-4')}>
          <div className={classNames('w-5/6 skeleton', isHead ? 'h-7' : 'h-5.5')} />
          <div className={classNames('w-2/3 skeleton', isHead ? 'h-6' : 'h-5')} />
        </div>
      </div>
    </div>
  )
}
