import { useRef, useState, useSyncExternalStore, type PointerEvent } from 'react'

/** So far, in CSS pixels, a finger goes sideways before it means another picture. */
const ENOUGH = 48

/**
 * Swiping sideways with one finger: -1 asks for what is to the left, 1 for what is to the right.
 * `surface` are the properties of what is swiped over, `offset` is how far the finger has come. While the page is zoomed, fingers move about in it.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const startX = useRef<number>(null)
  const [offset, setOffset] = useState(0)
  const zoomed = useZoomed()

  const end = () => {
    startX.current = null
    setOffset(0)
  }
  const down = (event: PointerEvent) => {
    end()
    // A second finger is about to zoom; a mouse has buttons to press.
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

function useZoomed(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.visualViewport?.addEventListener('resize', changed)
      return () => window.visualViewport?.removeEventListener('resize', changed)
    },
    () => (window.visualViewport?.scale ?? 1) > 1.01,
  )
}
