import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { StaffPicture } from './staff-picture'

interface StaffPortraitProps {
  src: string
  /** Size class, e.g. `size-12`. */
  className: string
}

/** Portrait of a staff member, or a placeholder icon. */
export function StaffPortrait({ src, className }: StaffPortraitProps) {
  const frame = classNames('shrink-0 rounded-full', className)
  if (!src)
    return (
      <span className={classNames('grid place-items-center bg-surface-2', frame)}>
        <Icon name="user-round" className="size-1/2" />
      </span>
    )
  return (
    <StaffPicture small src={src} alt="" width={0} height={0} sizes="3.5rem" className={frame} />
  )
}
