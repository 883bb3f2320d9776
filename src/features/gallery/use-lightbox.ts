import { useEffect, useState } from 'react'
import { loadable } from '@/components/loadable'

export const Lightbox = loadable(() => import('@/components/lightbox/lightbox'))

/**
 * Whether the code that shows a picture in large is there, false where one is `opened` and it cannot be had. It comes
 * with the first touch of the page, which is seldom the tap on a picture, and is asked for again with
 * each tap and with a network.
 */
export function useLightbox(opened: string | undefined, isOnline: boolean) {
  const [isThere, setIsThere] = useState<boolean>()
  useEffect(() => {
    const prefetch = () => void Lightbox.load().catch(() => {}) // Whoever opens a picture is told.
    addEventListener('pointerdown', prefetch, { once: true })
    return () => removeEventListener('pointerdown', prefetch)
  }, [])
  useEffect(() => {
    if (!opened) return
    Lightbox.load().then(
      () => setIsThere(true),
      () => setIsThere(false),
    )
  }, [opened, isOnline])
  return isThere
}
