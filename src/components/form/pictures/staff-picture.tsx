import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/pictures/picture'
import { useLoadedStaged } from './use-loaded-staged-pictures'

interface StaffPortraitProps {
  src: string
  className: string
}

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

interface StaffPictureProps extends ComponentProps<typeof Picture> {
  /** Loads only the smallest variant of a staged picture. */
  small?: boolean
}

export function StaffPicture({ src, small = false, ...props }: StaffPictureProps) {
  const loaded = useLoadedStaged({ src }, { small })
  // Resets the error state for a new address.
  return <Picture key={loaded.src} src={loaded.src} {...props} />
}
