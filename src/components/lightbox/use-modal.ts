import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ignoreSecondTap } from '@/components/ui/dialogs/second-tap'

/**
 * Opens a `<dialog>` as modal while it is rendered. The page behind it is inert and does not scroll, and the
 * focus returns afterwards. `onClose` is called after Escape and `dialog.close()`.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const root = document.documentElement.style
    // The close event is asynchronous, and the dialog may have been opened again.
    const notifyClosed = () => dialog.open || closed()
    dialog.addEventListener('close', notifyClosed)
    const opener = document.activeElement
    dialog.showModal()
    ignoreSecondTap(opener)
    // The browser would focus the backdrop, which is hidden from screen readers.
    dialog.querySelector<HTMLElement>('button:not([tabindex])')?.focus()
    root.overflow = 'hidden'
    return () => {
      dialog.removeEventListener('close', notifyClosed)
      dialog.close()
      ignoreSecondTap(opener)
      root.overflow = ''
    }
  }, [])
  return ref
}
