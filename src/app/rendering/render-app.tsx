import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app'
import type { Snapshot } from '@/components/hydration/hydration'

/** Marker that React writes for a Suspense boundary that it could not render (yet). */
const UNFINISHED = '<!--$!-->'

/** Maximum number of render attempts. Each attempt can reveal more lazily loaded parts. */
const MOST_ATTEMPTS = 20

/**
 * Renders the page at `path` to the HTML that the browser hydrates, from the results in `client`. Waits for
 * lazily loaded parts. Throws if a part cannot be rendered.
 */
export async function renderApp(
  path: string,
  client: QueryClient,
  snapshot: Snapshot,
): Promise<string> {
  let html = ''
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    html = renderToString(
      <StrictMode>
        <App
          client={client}
          snapshot={snapshot}
          Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
        />
      </StrictMode>,
    )
    if (!html.includes(UNFINISHED)) return html
    await new Promise((resolve) => setTimeout(resolve))
  }
  const reason = /<!--\$!--><template[^>]*data-msg="([^"]*)/.exec(html)?.[1] ?? ''
  throw new Error(`${path} cannot be rendered. ${reason}`)
}
