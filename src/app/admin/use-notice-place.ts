import { type RefObject, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Notice } from '@/stores/notice'

/** Around a notice, in pixels. */
const GAP = 24

/** What can be pressed or filled in on a page. */
const CONTROLS = '#isi :is(a[href], button, input, select, textarea, label, summary)'

/** Whether a control of the page would lie behind `element` from `top` on, in pixels of the window. */
function coversControl(element: HTMLElement, top: number): boolean {
  const { left, right, height } = element.getBoundingClientRect()
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const box = control.getBoundingClientRect()
    const isBeside = box.right <= left || box.left >= right
    return box.height > 1 && !isBeside && box.bottom > top && box.top < top + height
  })
}

/**
 * Where a notice stands, and how much room the page has below its end for it, in pixels: above the bar of
 * a form's buttons, or below the header where only the lower place would cover a control. Somebody at the
 * end of the page stays there, and scrolling by keyboard stops beside the notice. `--taken` is the height
 * that header, bar and gap take.
 */
export function useNoticePlace(region: RefObject<HTMLElement | null>, notice: Notice | null) {
  const { pathname } = useLocation()
  const [place, setPlace] = useState({ top: 0, bottom: 0, height: 0, isAtTop: false })
  const { top, bottom, height, isAtTop } = place
  /** It stays for as long as the page: to take it away would move what is just being pressed. */
  const [given, setGiven] = useState({ pathname, room: 0 })
  const before = given.pathname === pathname ? given.room : 0
  const room = Math.max(before, height && !isAtTop ? height + GAP : 0)
  if (given.pathname !== pathname || given.room !== room) setGiven({ pathname, room })

  useLayoutEffect(() => {
    const element = region.current
    // Where nothing is laid out, nothing is measured.
    if (!element || !('ResizeObserver' in globalThis)) return
    const bar = document.querySelector<HTMLElement>('.action-bar')
    /** Chosen once for each notice, so that it never moves. */
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
        // At the top of a small window with large text it would leave no room to scroll to anything.
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
    const taken = height + GAP
    root.style.scrollPadding = isAtTop
      ? `${top + taken}px 0 ${bottom}px`
      : `${top}px 0 ${bottom + taken}px`
    const below = root.scrollHeight - root.clientHeight - scrollY
    if (!isAtTop && below <= 2 * height) scrollBy({ top: below, behavior: 'instant' })
    return () => void (root.style.scrollPadding = '')
  }, [top, bottom, height, isAtTop])

  return { style: isAtTop ? { top } : { bottom }, room }
}
