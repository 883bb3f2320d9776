import { logger } from 'firebase-functions'
import { vi } from 'vitest'

/*
 * In place of `firebase-functions/logger` in the project `functions`: the same, of which a test that provokes
 * a log expects it (expect-log.ts). A mock of the module would be another one for each test file.
 */
export const warn = vi.fn(logger.warn)
export const error = vi.fn(logger.error)
