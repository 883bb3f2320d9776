import { useEffect, useEffectEvent, useState } from 'react'
import { coverPage } from './overlay-history'
import { ignoreSecondTap } from './second-tap'

/**
 * Makes Back close an overlay while it is rendered, without leaving the page. Restores the focus to the
 * opener, even if the overlay's code was loaded by the tap.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    const uncover = coverPage(() => close())
    ignoreSecondTap(opener)
    return () => {
      ignoreSecondTap(opener)
      uncover()
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true })
    }
  }, [opener])
}
