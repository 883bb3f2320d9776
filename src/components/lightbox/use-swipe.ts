import { useRef, useState, useSyncExternalStore, type PointerEvent } from 'react'

/** Minimum length of a swipe, in CSS pixels. */
const ENOUGH = 48

/**
 * Detects horizontal one-finger swipes: -1 shows the previous, 1 the next picture. `surface` contains the
 * props of the swiped element, `offset` the current distance. Disabled while the page is zoomed, because a
 * finger then pans it.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const startX = useRef<number>(null)
  const [offset, setOffset] = useState(0)
  const zoomed = useIsZoomed()

  const end = () => {
    startX.current = null
    setOffset(0)
  }
  const down = (event: PointerEvent) => {
    end()
    // A second finger zooms, and a mouse can use the buttons.
    if (event.isPrimary && event.pointerType !== 'mouse' && !zoomed) startX.current = event.clientX
  }
  const move = (event: PointerEvent) => {
    if (startX.current !== null && event.isPrimary) setOffset(event.clientX - startX.current)
  }
  const up = (event: PointerEvent) => {
    const distance = startX.current === null ? 0 : event.clientX - startX.current
    end()
    if (Math.abs(distance) >= ENOUGH) onSwipe(distance < 0 ? 1 : -1)
  }
  return {
    offset,
    surface: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: end,
      style: { touchAction: zoomed ? 'auto' : 'pan-y pinch-zoom' },
    },
  }
}

function useIsZoomed(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.visualViewport?.addEventListener('resize', changed)
      return () => window.visualViewport?.removeEventListener('resize', changed)
    },
    () => (window.visualViewport?.scale ?? 1) > 1.01,
  )
}
