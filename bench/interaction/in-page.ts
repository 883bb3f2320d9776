import type { BrowserContext } from 'playwright-core'

declare global {
  /** Milliseconds of each tap and key until the next frame, by the browser's number of it. */
  var interactions: Map<number, number>
  /** Milliseconds of the longest task of the main thread since the page was asked for; those below 50 are none. */
  var longestTask: number
}

/** Every page of the context records how long its interactions and its tasks take. */
export async function recordInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.interactions = new Map()
    globalThis.longestTask = 0
    // TypeScript does not know the threshold.
    const events = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration, interactionId } = entry as PerformanceEventTiming
        if (interactionId > 0)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
      }
    }).observe(events)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.longestTask = Math.max(duration, globalThis.longestTask)
    }).observe({ type: 'longtask', buffered: true })
  })
}
