import { type ComponentProps } from 'react'
import { Picture } from '@/components/ui/pictures/picture'
import { useLoadedStaged } from './use-loaded-staged-pictures'

interface StaffPictureProps extends ComponentProps<typeof Picture> {
  /** Whether the smallest variant of a staged picture is enough. */
  small?: boolean
}

/** A picture of ours as the staff see it, be it public or proposed. */
export function StaffPicture({ src, small = false, ...props }: StaffPictureProps) {
  const loaded = useLoadedStaged({ src }, { small })
  // One that could not be loaded says nothing of the next.
  return <Picture key={loaded.src} src={loaded.src} {...props} />
}
