import type { BrowserContext } from 'playwright-core'

declare global {
  /** Milliseconds from each tap or key press to the next frame, by the browser's interaction id. */
  var interactions: Map<number, number>
}

export async function recordInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.interactions = new Map()
    // TypeScript's DOM types lack `durationThreshold`.
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
