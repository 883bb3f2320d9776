import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { StaffPicture } from './staff-picture'

interface StaffPortraitProps {
  src: string
  /** Its size, e.g. `size-12`. */
  className: string
}

/** Somebody of the staff, beside their name. */
export function StaffPortrait({ src, className }: StaffPortraitProps) {
  if (!src)
    return (
      <Icon
        name="user-round"
        className={classNames('rounded-full bg-surface-2 p-[20%]', className)}
      />
    )
  return (
    <StaffPicture
      small
      src={src}
      alt=""
      width={0}
      height={0}
      sizes="3.5rem"
      className={classNames('shrink-0 rounded-full', className)}
    />
  )
}
