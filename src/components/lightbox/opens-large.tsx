import { useCallback, useState, type ReactNode } from 'react'
import { loadable } from '../loadable'
import { OpenPictureContext } from './open-picture'
import type { Pictured } from './text-pictures'

const TextPictures = loadable(() => import('./text-pictures'))

interface OpensLargeProps {
  of: Pictured
  children: ReactNode
}

/** The pictures of a text are links to their files in here, and open large once the app is there. */
export function OpensLarge({ of, children }: OpensLargeProps) {
  const [pressed, setPressed] = useState('')
  // What cannot be shown here is where the link leads; without network it leads out of what is being read.
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
