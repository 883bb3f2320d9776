import { useCallback, useState, type ReactNode } from 'react'
import { loadable } from '../loadable'
import type { Pictured } from './text-pictures'
import { OpenPictureContext } from './linked-picture'

const TextPictures = loadable(() => import('./text-pictures'))

/** Turns the pictures of a text into links to their files. After hydration, these links open the gallery. */
export function OpensLarge({ of, children }: { of: Pictured; children: ReactNode }) {
  const [pressed, setPressed] = useState('')
  // Follows the link if the gallery cannot be loaded. While offline, following the link would only leave the page.
  const open = useCallback(
    (src: string) =>
      void TextPictures.load().then(
        () => setPressed(src),
        () => navigator.onLine && location.assign(src),
      ),
    [],
  )
  return (
    <OpenPictureContext value={open}>
      {children}
      {pressed && <TextPictures of={of} pressed={pressed} onClose={() => setPressed('')} />}
    </OpenPictureContext>
  )
}
