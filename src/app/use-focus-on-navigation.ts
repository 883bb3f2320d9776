import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Focuses and scrolls to the page title after a navigation, or to the element named by the URL fragment. After back and
 * forward it only moves the focus. Ignores replacing navigations with the state `samePage`, which only change the
 * address.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const { pathname, hash, key } = location
  const state: unknown = location.state
  const isSamePage = typeof state === 'object' && state !== null && 'samePage' in state
  const navigation = useNavigationType()
  // Coming from the other part of the site (admin or public) is also a change of page.
  const isFirst = navigation === NavigationType.Pop
  const previous = useRef(isFirst ? { pathname, key } : { pathname: '', key: '' })
  useEffect(() => {
    const last = previous.current
    previous.current = { pathname, key }
    const part = hash ? document.getElementById(hash.slice(1)) : null
    if (last.pathname === pathname && (last.key === key || !part)) return
    // Browsers share the canonical address, which belongs to the page that was loaded from the server.
    if (last.pathname !== pathname) document.querySelector('link[rel=canonical]')?.remove()
    if (isSamePage && navigation === NavigationType.Replace) return
    const title = document.querySelector<HTMLElement>('h1[tabindex]')
    const target = part ?? title ?? document.getElementById('isi')
    // On back and forward, the browser restores the scroll position.
    if (navigation !== NavigationType.Pop) {
      if (part) part.scrollIntoView()
      else scrollTo(0, 0)
    }
    target?.focus({ preventScroll: true })
  }, [pathname, hash, key, isSamePage, navigation])
}
