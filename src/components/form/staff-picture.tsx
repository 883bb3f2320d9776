import { type ComponentProps } from 'react'
import { Picture } from '@/components/ui/picture'
import { useShown } from './picture-loader'

interface AnyPictureProps extends ComponentProps<typeof Picture> {
  /** Whether the smallest variant of a proposal is enough. */
  small?: boolean
}

/** A picture of ours as the staff see it, be it public or proposed. */
export function AnyPicture({ src, small = false, ...props }: AnyPictureProps) {
  const shown = useShown({ src }, { small })
  // One that could not be loaded says nothing of the next.
  return <Picture key={shown.src} src={shown.src} {...props} />
}
