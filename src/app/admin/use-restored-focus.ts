import { type RefObject, useEffect, useRef } from 'react'

/**
 * Restores the focus after a button in this region was pressed by keyboard and then disappeared: to the
 * element that had the focus before, otherwise to the page. Runs whenever `shown` changes.
 */
export function useRestoredFocus(region: RefObject<HTMLElement | null>, shown: unknown): void {
  const from = useRef<EventTarget | null>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    const { current: element } = region
    const listening = new AbortController()
    const { signal } = listening
    const come = ({ relatedTarget }: FocusEvent) => {
      const wasHere = relatedTarget instanceof Node && element?.contains(relatedTarget)
      if (!wasHere) from.current = relatedTarget
    }
    const press = ({ detail }: MouseEvent) => {
      // Moving the focus to a field after a tap would open the phone's keyboard.
      wasPressed.current = detail === 0
    }
    element?.addEventListener('focusin', come, { signal })
    element?.addEventListener('click', press, { signal, capture: true })
    return () => listening.abort()
  }, [region])

  useEffect(() => {
    const isLost = wasPressed.current && document.activeElement === document.body
    wasPressed.current = false
    if (!isLost) return
    const { current: place } = from
    const isThere = place instanceof HTMLElement && place.isConnected
    const main = document.querySelector<HTMLElement>('main')
    ;(isThere ? place : main)?.focus({ preventScroll: true })
  }, [shown])
}
