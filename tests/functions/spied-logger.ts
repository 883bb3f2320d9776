import { logger } from 'firebase-functions'
import { vi } from 'vitest'

// Replaces `firebase-functions/logger` in tests, which declare the logs that they cause (expect-log.ts).
export const error = vi.fn(logger.error)
export const warn = vi.fn(logger.warn)
export const write = vi.fn(logger.write)
