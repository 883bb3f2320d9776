import type { BrowserContext } from 'playwright-core'

/** Milliseconds since the page was asked for; undefined until it happened. */
export interface PageMetrics {
  /** The title stands, no skeleton is left in the window, and that was painted. */
  contentAt?: number
  /** The app has taken the page over and answers to whoever uses it. */
  interactiveAt?: number
  fcp?: number
  lcp?: number
  cls: number
}

declare global {
  var metrics: PageMetrics
}

/** Every page of the context fills its `metrics`, and reads Firestore at `database`. */
export async function observePages(context: BrowserContext, database: string): Promise<void> {
  // tsx names functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (it) => it')
  await context.addInitScript(readAt, database)
  await context.addInitScript(observe)
}

/**
 * The SDK takes the local Firebase to be without TLS and on the page's own host; production's Firestore
 * is on one of its own.
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
    // Of HTML that is still coming, what reaches beyond the window has filled it.
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
    // Where no entry tells when this frame was painted, it is what comes after it.
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
