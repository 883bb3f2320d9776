import { useEffect, useState } from 'react'
import { loadable } from '@/components/loadable'

export const Lightbox = loadable(() => import('@/components/lightbox/lightbox'))

/**
 * Whether the code that shows a picture in large is there, false where one is `opened` and it cannot be had: it comes
 * with the pictures, so that a tap need not wait for it, and is asked for again with each tap and with a network.
 */
export function useLightbox(opened: string | undefined, isOnline: boolean) {
  const [isThere, setIsThere] = useState<boolean>()
  useEffect(() => {
    Lightbox.load().then(
      () => setIsThere(true),
      () => opened && setIsThere(false),
    )
  }, [opened, isOnline])
  return isThere
}
