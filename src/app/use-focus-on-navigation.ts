import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a change of page: its top is shown and its title gets the focus, as after a full load. A page
 * that only gets another address (a navigation with the state `samePage`) is left as it is.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const { pathname } = location
  const state: unknown = location.state
  const isSamePage = typeof state === 'object' && state !== null && 'samePage' in state
  const navigation = useNavigationType()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // Browsers share this address instead of their own: the one of the page that was published here.
    document.querySelector('link[rel=canonical]')?.remove()
    if (isSamePage && navigation === NavigationType.Replace) return
    // Going back or forward, the browser itself returns to where the reader was.
    if (navigation !== NavigationType.Pop) scrollTo(0, 0)
    const title = document.querySelector<HTMLElement>('h1[tabindex]')
    const target = title ?? document.getElementById('isi')
    target?.focus({ preventScroll: true })
  }, [pathname, isSamePage, navigation])
}
