import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Snapshot } from '@/components/hydration/snapshot'
import { App } from '../app'

/** What React leaves in the place of what it cannot render yet, or at all. */
const UNFINISHED = '<!--$!-->'

/** Within what is loaded lazily there is more of that kind, but never so deep. */
const MOST_ATTEMPTS = 20

/**
 * The page at `path` as the browser renders it first, from what `client` holds. Waits for the code of
 * its parts, which a server has at hand. Throws where a part cannot be rendered.
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
