import { useEffect, useEffectEvent, useState } from 'react'
import { coverPage } from './overlay-history'
import { ignoreSecondTap } from './second-tap'

/**
 * For whatever covers the page while it is rendered: Back calls `onClose` and leaves the page as it is.
 * What opened it has the focus again afterwards, also where the cover's code came only with it.
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
