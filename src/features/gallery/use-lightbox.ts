import { useEffect, useState } from 'react'

export const loadLightbox = () => import('@/components/lightbox/lightbox')

/**
 * Whether the code that shows a picture in large is there, false where it cannot be had: it comes when one
 * is `opened`, and is asked for again with the next one and with a network.
 */
export function useLightbox(opened: string | false | undefined, isOnline: boolean) {
  const [isThere, setIsThere] = useState<boolean>()
  useEffect(() => {
    if (!opened) return
    loadLightbox().then(
      () => setIsThere(true),
      () => setIsThere(false),
    )
  }, [opened, isOnline])
  return isThere
}
