import { type RefObject, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Notice } from '@/stores/notice'

/** Around a notice, in pixels. */
const GAP = 24

/**
 * Where a notice stands, and how much room the page has below its end for it, both in pixels: above
 * the bar of a form's buttons, however high that is. Whoever was at the end of the page stays there,
 * and what is gone to by keyboard is not behind it. What header, bar and gap take of the window is told
 * to its style.
 */
export function useNoticePlace(region: RefObject<HTMLElement | null>, notice: Notice | null) {
  const { pathname } = useLocation()
  const [place, setPlace] = useState({ top: 0, bottom: 0, height: 0 })
  /** It stays for as long as the page: to take it away would move what is just being pressed. */
  const [given, setGiven] = useState({ pathname, room: 0 })
  const before = given.pathname === pathname ? given.room : 0
  const room = Math.max(before, place.height && place.height + GAP)
  if (given.pathname !== pathname || given.room !== room) setGiven({ pathname, room })

  useLayoutEffect(() => {
    const element = region.current
    // Where nothing is laid out, nothing is measured.
    if (!element || !('ResizeObserver' in globalThis)) return
    const bar = document.querySelector<HTMLElement>('.action-bar')
    const measure = () => {
      const isLifted = bar?.isConnected && /fixed|sticky/.test(getComputedStyle(bar).position)
      const top = document.querySelector('header')?.offsetHeight ?? 0
      const bottom = isLifted ? bar.offsetHeight : 0
      element.style.setProperty('--taken', `${top + bottom + GAP}px`)
      return { top, bottom }
    }
    measure()
    const observer = new ResizeObserver(() =>
      setPlace({ ...measure(), height: element.offsetHeight }),
    )
    observer.observe(element)
    if (bar) observer.observe(bar)
    return () => observer.disconnect()
  }, [region, notice])

  useLayoutEffect(() => {
    const { top, bottom, height } = place
    if (height === 0) return
    const root = document.documentElement
    root.style.scrollPadding = `${top}px 0 ${bottom + height + GAP}px`
    const below = root.scrollHeight - root.clientHeight - scrollY
    if (below <= 2 * height) scrollBy({ top: below, behavior: 'instant' })
    return () => void (root.style.scrollPadding = '')
  }, [place])

  return { bottom: place.bottom, room }
}
