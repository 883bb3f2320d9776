import type { BrowserContext } from 'playwright-core'

declare global {
  /** Milliseconds of each tap and key until the next frame, by the browser's number of it. */
  var interactions: Map<number, number>
}

/** Every page of the context records how long its interactions take. */
export async function recordInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.interactions = new Map()
    // TypeScript does not know the threshold.
    const events = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration, interactionId } = entry as PerformanceEventTiming
        if (interactionId > 0)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
      }
    }).observe(events)
  })
}
