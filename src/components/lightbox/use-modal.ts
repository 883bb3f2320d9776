import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ignoreSecondTap } from '@/components/ui/dialogs/second-tap'

/**
 * A `<dialog>` that is modal for as long as it is rendered: the page behind it is inert and does not
 * scroll, and the focus returns to where it was. `onClose` follows Escape and `dialog.close()`.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const root = document.documentElement.style
    // The event comes later; by then the dialog may have been opened again.
    const tell = () => dialog.open || closed()
    dialog.addEventListener('close', tell)
    const opener = document.activeElement
    dialog.showModal()
    ignoreSecondTap(opener)
    // By itself it would begin with what is there for pointers alone, of which nothing is read out.
    dialog.querySelector<HTMLElement>('button:not([tabindex])')?.focus()
    root.overflow = 'hidden'
    return () => {
      dialog.removeEventListener('close', tell)
      dialog.close()
      ignoreSecondTap(opener)
      root.overflow = ''
    }
  }, [])
  return ref
}
