import { error, warn } from 'firebase-functions/logger'
import { expect, onTestFinished, vi } from 'vitest'

const LOGS = { warn, error }

/** Holds that the test provokes a log which begins with `start`, and keeps that one from the output. */
export function expectLog(severity: keyof typeof LOGS, start: string): void {
  const log = vi.mocked(LOGS[severity]).mockReturnValueOnce()
  onTestFinished(() => {
    expect(String(log.mock.lastCall?.[0]).slice(0, start.length)).toBe(start)
  })
}
