import type { BrowserContext } from 'playwright-core'

/** Milliseconds from the request until each state, or undefined if the page did not reach the state. */
export interface PageMetrics {
  /** Time at which the title and all content in the viewport were painted, without skeletons. */
  contentAt?: number
  interactiveAt?: number
  fcp?: number
  lcp?: number
  cls: number
}

declare global {
  var metrics: PageMetrics
}

/** Collects `metrics` in every page of the context, and redirects Firestore to `database`. */
export async function observePages(context: BrowserContext, database: string): Promise<void> {
  // tsx wraps functions in a helper that pages lack.
  await context.addInitScript('globalThis.__name = (it) => it')
  await context.addInitScript(readAt, database)
  await context.addInitScript(observe)
}

/**
 * Redirects requests of the Firestore SDK to `database`. Production has Firestore on a separate host, but the SDK expects
 * the local Firestore on the page's host without TLS.
 */
function readAt(database: string) {
  const original = globalThis.fetch
  const own = location.origin.replace('https:', 'http:')
  globalThis.fetch = (asked, options) =>
    original(typeof asked === 'string' ? asked.replace(own, database) : asked, options)
}

function observe() {
  const metrics: PageMetrics = { cls: 0 }
  globalThis.metrics = metrics
  if (location.protocol === 'about:') return

  const hasContent = () => {
    if (!document.querySelector('main h1')) return false
    const skeletons = [...document.querySelectorAll('[role=status][aria-label^=Memuat]')]
    const inView = (part: Element) => part.getBoundingClientRect().top < innerHeight
    // A partly loaded page shows enough content once it extends beyond the viewport.
    const isFilled = () => document.body.getBoundingClientRect().bottom > innerHeight
    return !skeletons.some(inView) && (document.readyState !== 'loading' || isFilled())
  }
  let frame = Infinity
  const painted = (time: number) => {
    if (time >= frame) metrics.contentAt = Math.min(time, metrics.contentAt ?? Infinity)
  }
  const look = (time: number) => {
    if (!hasContent()) return requestAnimationFrame(look)
    frame = time
    // Fallback if no performance entry reports the frame.
    return setTimeout(() => painted(performance.now()))
  }
  requestAnimationFrame(look)

  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  each('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime
    painted(startTime)
  })
  each('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return
    metrics.fcp = startTime
    painted(startTime)
    if (metrics.contentAt) metrics.contentAt = Math.max(startTime, metrics.contentAt)
  })
  each('mark', ({ name, startTime }) => {
    if (name === 'interactive') metrics.interactiveAt = startTime
  })
  each('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) metrics.cls += shift.value
  })
}
