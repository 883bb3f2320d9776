import { type RefObject, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Notice } from '@/stores/notice'

/** Space around a notice, in pixels. */
const GAP = 24

const CONTROLS = '#isi :is(a[href], button, input, select, textarea, label, summary)'

/** Decides whether `element`, placed at `top` (pixels in the window), would cover a control of the page. */
function coversControl(element: HTMLElement, top: number): boolean {
  const { left, right, height } = element.getBoundingClientRect()
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const box = control.getBoundingClientRect()
    const isBeside = box.right <= left || box.left >= right
    return box.height > 1 && !isBeside && box.bottom > top && box.top < top + height
  })
}

/**
 * Positions a notice above the form's button bar, or below the header if it would cover a control.
 * Returns the extra space in pixels that the page needs at its end.
 */
export function useNoticePlace(region: RefObject<HTMLElement | null>, notice: Notice | null) {
  const { pathname } = useLocation()
  const [place, setPlace] = useState({ top: 0, bottom: 0, height: 0, isAtTop: false })
  const { top, bottom, height, isAtTop } = place
  /**
   * Current page and its extra space. The space remains until the page changes, because removing it would move a
   * control that the user is pressing.
   */
  const [given, setGiven] = useState({ pathname, room: 0 })
  const before = given.pathname === pathname ? given.room : 0
  const room = Math.max(before, height && !isAtTop ? height + GAP : 0)
  if (given.pathname !== pathname || given.room !== room) setGiven({ pathname, room })

  useLayoutEffect(() => {
    const element = region.current
    // jsdom has no layout to measure.
    if (!element || !('ResizeObserver' in globalThis)) return
    const bar = document.querySelector<HTMLElement>('.action-bar')
    /** Whether this notice is at the top. Decided once, so that the notice never moves. */
    let isAtTop: boolean | undefined
    const measure = () => {
      const isLifted = bar?.isConnected && /fixed|sticky/.test(getComputedStyle(bar).position)
      const top = document.querySelector('header')?.offsetHeight ?? 0
      const bottom = isLifted ? bar.offsetHeight : 0
      element.style.setProperty('--taken', `${top + bottom + GAP}px`)
      return { top, bottom }
    }
    measure()
    const observer = new ResizeObserver(() => {
      const { top, bottom } = measure()
      const height = element.offsetHeight
      if (height > 0)
        // In a small window with large text, a notice at the top would leave no space to scroll controls into.
        isAtTop ??=
          height < (innerHeight - top - bottom) / 3 &&
          coversControl(element, innerHeight - bottom - GAP / 2 - height) &&
          !coversControl(element, top + GAP / 2)
      setPlace({ top, bottom, height, isAtTop: isAtTop === true })
    })
    observer.observe(element)
    if (bar) observer.observe(bar)
    return () => observer.disconnect()
  }, [region, notice])

  useLayoutEffect(() => {
    if (height === 0) return
    const root = document.documentElement
    const occupied = height + GAP
    root.style.scrollPadding = isAtTop
      ? `${top + occupied}px 0 ${bottom}px`
      : `${top}px 0 ${bottom + occupied}px`
    const below = root.scrollHeight - root.clientHeight - scrollY
    if (!isAtTop && below <= 2 * height) scrollBy({ top: below, behavior: 'instant' })
    return () => void (root.style.scrollPadding = '')
  }, [top, bottom, height, isAtTop])

  return { style: isAtTop ? { top } : { bottom }, room }
}
