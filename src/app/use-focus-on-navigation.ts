import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a change of page: its top is shown and its title gets the focus, as after a full load; or the
 * part of it that the address names. A page that only gets another address (a navigation with the state
 * `samePage`) is left as it is.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const { pathname, hash, key } = location
  const state: unknown = location.state
  const isSamePage = typeof state === 'object' && state !== null && 'samePage' in state
  const navigation = useNavigationType()
  // Where another part of the site was left for this one, that was a change of page, too.
  const isFirst = navigation === NavigationType.Pop
  const previous = useRef(isFirst ? { pathname, key } : { pathname: '', key: '' })
  useEffect(() => {
    const last = previous.current
    previous.current = { pathname, key }
    const part = hash ? document.getElementById(hash.slice(1)) : null
    if (last.pathname === pathname && (last.key === key || !part)) return
    // Browsers share this address instead of their own: the one of the page that was published here.
    if (last.pathname !== pathname) document.querySelector('link[rel=canonical]')?.remove()
    if (isSamePage && navigation === NavigationType.Replace) return
    const title = document.querySelector<HTMLElement>('h1[tabindex]')
    const target = part ?? title ?? document.getElementById('isi')
    // Going back or forward, the browser itself returns to where the reader was.
    if (navigation !== NavigationType.Pop) {
      if (part) part.scrollIntoView()
      else scrollTo(0, 0)
    }
    target?.focus({ preventScroll: true })
  }, [pathname, hash, key, isSamePage, navigation])
}
