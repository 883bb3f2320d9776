import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { queriesAt, queriesToWarm, routeAt } from './app/routes'
import './app/styles.css'
import { watchOverlays } from './components/overlay-history'
import { watchNetwork } from './lib/network'
import { keepContent, restoreContent } from './lib/query/content-store'
import { createQueryClient } from './lib/query/query-client'
import { watchInstall } from './stores/install'

/** The first paint waits at most this long for the content stored on the device. */
const RESTORE_MILLISECONDS = 1_500

/** After so long the service worker is set up whether the content has come or not. */
const CONTENT_MILLISECONDS = 10_000

const client = createQueryClient()
watchNetwork()
watchInstall()
watchOverlays()
keepContent(client)
void start()

async function start() {
  const restored = Promise.race([restoreContent(client), pause(RESTORE_MILLISECONDS)])
  // The page's code, what the device has stored and what the server has are asked for side by side.
  const page = routeAt(location)?.load() ?? import('./app/admin/admin-area')
  await restored
  const content = Promise.all(queriesAt(location).map((query) => query.fetch(client)))
  await page?.catch(() => undefined) // The error boundary shows it when the page is rendered.
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  )
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  // What the visitor came for has the network to itself.
  await Promise.race([content, pause(CONTENT_MILLISECONDS)])
  const { prepareOffline } = await import('./pwa/prepare-offline')
  await prepareOffline(client, queriesToWarm())
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
