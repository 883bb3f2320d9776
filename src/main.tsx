import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { watchFailures } from './app/report-failure'
import { queriesAt, queriesToPrefetch, routeAt } from './app/routes'
import { SiteRouter } from './app/site-router'
import './app/styles.css'
import { watchOverlays } from '@/components/ui/dialogs/overlay-history'
import { awaitHydration, whenHydrated } from '@/components/hydration/hydration'
import type { PageContent } from './domain/publishing/publication'
import { logError } from './lib/log'
import { onlineManager } from '@tanstack/react-query'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { fillContent, hasAllQueries, pageContent } from '@/lib/query/prefetch/fill-content'
import { createQueryClient } from './lib/query/query-client'
import { watchInstall } from './stores/install'
import { restoreReadingSize } from './stores/reading-size'

/** Maximum delay of newer content while the content stored on the device is restored. */
const RESTORE_MILLISECONDS = 1_500

/** Maximum time that the registration of the service worker waits for the content of the page. */
const CONTENT_MILLISECONDS = 10_000

/** Performance marks: the page is interactive, and all of its parts are interactive. */
const MARKS = { page: 'interactive', parts: 'whole' } as const

watchFailures()
restoreReadingSize()
const client = createQueryClient()
const root = document.getElementById('root')!
followNetwork()
for (const change of ['online', 'offline']) addEventListener(change, followNetwork)
watchInstall()
watchOverlays()
void start()

async function start() {
  // Loads the page's code while the content is read.
  const page = (
    routeAt(location)?.load() ??
    import('./app/admin/load-admin').then(({ loadAdmin }) => loadAdmin())
  ).catch(
    () => undefined, // The error boundary shows the failure when the page is rendered.
  )
  // Running the script and reading the content are two tasks, so that a tap can be handled between them.
  await pause(0)
  const queries = queriesAt(location)
  const embedded = pageContent()
  const published =
    embedded && hasAllQueries(embedded, location.pathname, queries) ? embedded : null
  // Even if the HTML belongs to another address, it provides the settings.
  if (embedded) fillContent(client, embedded)
  let content: Promise<unknown>
  if (published) {
    await page
    const end = awaitHydration()
    // Queries that the page's HTML contains are not read again before hydration ends.
    const restored = whenHydrated()
      .then(restore)
      .catch((error: unknown) => logError('Loading the stored content failed', error))
    clockOf(client).restored = restored
    hydrateRoot(
      root,
      site(published, () => void complete().then(end)),
    )
    await restored
    content = Promise.resolve()
  } else {
    await restore()
    content = Promise.all(queries.map((query) => query.fetch(client)))
    await Promise.all([page, embedded && complete()])
    // A transition renders in slices, so that a slow phone can respond to taps meanwhile.
    startTransition(() => createRoot(root).render(site(null, awaitHydration())))
    await whenHydrated()
  }
  performance.mark(MARKS.parts)
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  // Gives the content of the page priority on the network.
  await Promise.race([content, pause(CONTENT_MILLISECONDS)])
  const { prepareOffline } = await import('./pwa/prepare-offline')
  await prepareOffline(client, queriesToPrefetch())
}

/** Renders the site. Calls `onMounted` for the first page only, although later pages mount too. */
function site(published: PageContent | null, onMounted: () => void) {
  let isMounted = false
  return (
    <StrictMode>
      <App
        client={client}
        snapshot={published ?? { at: 0, origin: '' }}
        Router={SiteRouter}
        onMounted={() => {
          if (isMounted) return
          isMounted = true
          performance.mark(MARKS.page)
          onMounted()
        }}
      />
    </StrictMode>
  )
}

/** Follows the browser's network state. TanStack Query initially assumes that the device is online. */
function followNetwork(): void {
  onlineManager.setOnline(navigator.onLine)
}

/** Restores the content stored on the device. Afterwards stores new content and watches for newer versions. */
async function restore() {
  const [{ persistContent, restoreContent }, { watchVersion }] = await Promise.all([
    import('@/lib/query/device/content-store'),
    import('@/lib/query/freshness/version-check'),
  ])
  persistContent(client)
  await Promise.race([restoreContent(client), pause(RESTORE_MILLISECONDS)])
  watchVersion(client)
}

async function complete() {
  const { loadDeferredAssets } = await import('./app/load-deferred-assets')
  await loadDeferredAssets()
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
