import {
  type ReactNode,
  createContext,
  startTransition,
  useLayoutEffect,
  useOptimistic,
  useState,
} from 'react'
import { NavigationType, type Navigator, Router, type To, createPath } from 'react-router-dom'
import { leavePage } from '@/components/ui/dialogs/overlay-history'

/** Path of a pending navigation whose page cannot be rendered yet, or null. */
export const PendingPathContext = createContext<string | null>(null)

/** History state of the router. Overlays add their own properties to the same state. */
interface Entry {
  usr?: unknown
  key?: string
}

/**
 * A `BrowserRouter` that closes overlays before the page changes, and that exposes the pending path immediately, before
 * its page can be rendered.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => locationAfter(NavigationType.Pop))
  const [pending, setPending] = useOptimistic(current)
  const [move] = useState(() => (type: NavigationType) => {
    const next = locationAfter(type)
    startTransition(() => {
      setPending(next)
      setCurrent(next)
    })
  })
  const [navigator] = useState(() => createNavigator(move))
  useLayoutEffect(() => {
    const follow = () => move(NavigationType.Pop)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [move])
  const isPending = pending !== current
  return (
    <PendingPathContext value={isPending ? pending.location.pathname : null}>
      <Router {...current} navigator={navigator}>
        {children}
      </Router>
      {isPending && (
        <div
          aria-hidden
          className="fixed inset-x-0 top-0 z-50 h-[3px] pending-line bg-primary print:hidden"
        />
      )}
    </PendingPathContext>
  )
}

function locationAfter(navigationType: NavigationType) {
  const { pathname, search, hash } = location
  const { usr = null, key = 'default' } = (history.state ?? {}) as Entry
  return { navigationType, location: { pathname, search, hash, state: usr, key } }
}

function createNavigator(moved: (type: NavigationType) => void): Navigator {
  const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
  const entry = (usr: unknown): Entry => ({ usr, key: Math.random().toString(36).slice(2) })
  return {
    createHref: hrefOf,
    go: (steps) => leavePage(() => history.go(steps)),
    push: (to, state) =>
      leavePage(() => {
        const href = hrefOf(to)
        // A second tap on the same link must not add a history entry.
        const change = href === createPath(location) ? 'replaceState' : 'pushState'
        history[change](entry(state), '', href)
        moved(NavigationType.Push)
      }),
    replace: (to, state) =>
      leavePage(() => {
        history.replaceState(entry(state), '', hrefOf(to))
        moved(NavigationType.Replace)
      }),
  }
}
