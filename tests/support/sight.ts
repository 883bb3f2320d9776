import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

/** jsdom lays nothing out: only what a test comes to is near the window. Returns how it comes to all that waits for it. */
export function setupSight(): () => Promise<void> {
  const waiting = new Set<() => void>()
  beforeEach(() => {
    waiting.clear()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #see: () => void
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          this.#see = () => callback([{ isIntersecting: true }])
        }
        observe() {
          waiting.add(this.#see)
        }
        disconnect() {
          waiting.delete(this.#see)
        }
      },
    )
    return () => vi.unstubAllGlobals()
  })
  return () =>
    act(async () => {
      for (const see of [...waiting]) see()
      await Promise.resolve()
    })
}
