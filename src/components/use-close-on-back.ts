import { useEffect, useEffectEvent } from 'react'
import { coverPage } from './overlay-history'

/** For whatever covers the page while it is rendered: Back calls `onClose` and leaves the page as it is. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => coverPage(() => close()), [])
}
