import { useEffect, useEffectEvent, useState } from 'react'
import { coverPage } from './overlay-history'

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

/** Maximum time (milliseconds) and distance (pixels) between the taps of a double tap. */
const MILLISECONDS = 300
const PIXELS = 24

/** True if an overlay has opened or closed since the last tap. */
let hasChanged = false
/** Area in which a tap counts as a second tap. Undefined before the first overlay opens. */
let near: DOMRect | undefined
let at = 0

/**
 * Ignores the second tap of a double tap after an overlay opens or closes, because the tap was meant for the previous
 * element. If the position of the first tap is unknown, uses that of `opener`, the element that had the focus.
 */
export function ignoreSecondTap(opener: Element | null): void {
  hasChanged = true
  if (near || !opener) return
  near = opener.getBoundingClientRect()
  at = performance.now()
  addEventListener('click', judge, { capture: true })
}

function judge(event: MouseEvent) {
  const { clientX: x, clientY: y, timeStamp } = event
  const { left, right, top, bottom } = near!
  hasChanged &&=
    (event as Partial<PointerEvent>).pointerType === 'touch' &&
    timeStamp - at < MILLISECONDS &&
    x >= left &&
    x <= right &&
    y >= top &&
    y <= bottom
  near = new DOMRect(x - PIXELS, y - PIXELS, 2 * PIXELS, 2 * PIXELS)
  at = timeStamp
  if (!hasChanged) return
  event.preventDefault()
  event.stopPropagation()
}
