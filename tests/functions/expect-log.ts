import { error, warn } from 'firebase-functions/logger'
import { expect, onTestFinished, vi } from 'vitest'

const LOGS = { warn, error }

/** Expects that the test logs a message that starts with `start`, and suppresses this message. */
export function expectLog(severity: keyof typeof LOGS, start: string): void {
  const log = vi.mocked(LOGS[severity]).mockReturnValueOnce()
  onTestFinished(() => {
    expect(String(log.mock.lastCall?.[0]).slice(0, start.length)).toBe(start)
  })
}
