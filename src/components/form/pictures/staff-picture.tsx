import { type ComponentProps } from 'react'
import { Picture } from '@/components/ui/pictures/picture'
import { useLoadedStaged } from './use-loaded-staged-pictures'

interface StaffPictureProps extends ComponentProps<typeof Picture> {
  /** Loads only the smallest variant of a staged picture. */
  small?: boolean
}

/** Public or staged picture of the site, as staff see it. */
export function StaffPicture({ src, small = false, ...props }: StaffPictureProps) {
  const loaded = useLoadedStaged({ src }, { small })
  // Resets the error state for a new address.
  return <Picture key={loaded.src} src={loaded.src} {...props} />
}
