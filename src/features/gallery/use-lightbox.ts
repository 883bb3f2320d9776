import { useEffect, useState } from 'react'
import { loadable } from '@/components/loadable'

export const Lightbox = loadable(() => import('@/components/lightbox/lightbox'))

/** Loads the lightbox on the first touch of the page. Returns false if it is needed but failed to load. */
export function useLightbox(opened: string | undefined, isOnline: boolean) {
  const [isThere, setIsThere] = useState<boolean>()
  useEffect(() => {
    const prefetch = () => void Lightbox.load().catch(() => {}) // Opening a picture reports a failure.
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
