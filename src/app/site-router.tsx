import { useState, type ReactNode } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom'
import { leavePage } from '@/components/overlay-history'

/** `BrowserRouter`, but a change of page first closes what covers the page. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createHistory)
  return <HistoryRouter history={history}>{children}</HistoryRouter>
}

function createHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  const original = { ...history }
  return Object.assign(history, {
    push: (...to: Parameters<typeof original.push>) => leavePage(() => original.push(...to)),
    replace: (...to: Parameters<typeof original.replace>) =>
      leavePage(() => original.replace(...to)),
    go: (delta: number) => leavePage(() => original.go(delta)),
  })
}
