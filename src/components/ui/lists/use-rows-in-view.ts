import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { usePrinting } from '@/components/browser/use-printing'

/** So few are all drawn: the browser finds them in the page, and nothing is to be gained. */
const FEW = 60
/** Beyond each edge of the window, so that one who scrolls or goes on by key sees no gap. */
const BEYOND = 10

interface Rows {
  count: number
  keyOf: (index: number) => string
  /** Pixels of a row that was never drawn, in a list of this width; near is enough. */
  heightOf: (index: number, width: number) => number
  /** Drawn wherever the window is, as what is in focus; the same array while it has the same indexes. */
  kept: readonly number[]
}

export interface RowInView {
  index: number
  /** Pixels that are left free above it for rows that are not drawn. */
  gap: number
}

/**
 * The rows of a long list that are to be drawn: those in the window, those that are `kept`, and all of them for
 * printing. Each takes its `gap` as a margin and `measure` as its ref, and bears its index as `data-index`.
 */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  { count, keyOf, heightOf, kept }: Rows,
) {
  const isWhole = usePrinting() || count <= FEW
  const { top, width } = usePlace(list)
  // oxlint-disable-next-line react/incompatible-library -- none of it is compiled: it is made for drawing at each scroll
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
          : [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
      [isWhole, kept],
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
    /** Pixels below the last. */
    rest: isWhole ? 0 : virtualizer.getTotalSize() - end,
    measure: isWhole ? undefined : virtualizer.measureElement,
  }
}

/** Where in the page the list begins, and how wide it is. */
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
    // What stands above the list comes and goes, and the page with it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return place
}
