import { type Range, defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns whether the page is being printed, so that virtualised lists can render all rows. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints the DOM as it is right after the event.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** Maximum length of a list that is rendered completely, which keeps the browser's find-in-page working. */
const FEW = 60
/** Number of rows rendered beyond each edge of the window, to avoid gaps while scrolling. */
const BEYOND = 10

interface Rows {
  count: number
  keyOf: (index: number) => string
  /** Estimates the height in pixels of a row that was never rendered, in a list of this width. */
  heightOf: (index: number, width: number) => number
  /** Rows that are always rendered, e.g. the focused row. The array must be stable while its indexes are the same. */
  rendered: readonly number[]
}

export interface RowInView {
  index: number
  /** Space above the row for rows that are not rendered, in pixels. */
  gap: number
}

/**
 * Returns the rows of a long list to render: those in the window, those in `rendered`, and all rows for printing.
 * Each row needs its `gap` as margin, `measure` as ref and its index as `data-index`.
 */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  { count, keyOf, heightOf, rendered }: Rows,
) {
  const isWhole = usePrinting() || count <= FEW
  const { top, width } = usePlace(list)
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer must render at each scroll, so this hook is not compiled
  const virtualizer = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: (index) => heightOf(index, width),
    scrollMargin: top,
    overscan: BEYOND,
    rangeExtractor: useCallback(
      (range: Range) =>
        isWhole
          ? Array.from({ length: range.count }, (_, index) => index)
          : [...new Set([...defaultRangeExtractor(range), ...rendered])].sort((a, b) => a - b),
      [isWhole, rendered],
    ),
  })
  const items = virtualizer.getVirtualItems()
  const rows = items.map(({ index, start }, at): RowInView => {
    const gap = start - (items[at - 1]?.end ?? top)
    return { index, gap: isWhole ? 0 : gap }
  })
  const end = (items.at(-1)?.end ?? top) - top
  return {
    rows,
    /** Space below the last row, in pixels. */
    rest: isWhole ? 0 : virtualizer.getTotalSize() - end,
    measure: isWhole ? undefined : virtualizer.measureElement,
  }
}

function usePlace(list: RefObject<HTMLElement | null>): { top: number; width: number } {
  const [place, setPlace] = useState({ top: 0, width: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => {
      const box = element.getBoundingClientRect()
      const found = { top: Math.round(box.top + scrollY), width: Math.round(box.width) }
      setPlace((now) => (now.top === found.top && now.width === found.width ? now : found))
    })
    observer.observe(element)
    // Content above the list can change its position.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return place
}
