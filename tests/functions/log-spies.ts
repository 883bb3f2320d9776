import { vi } from 'vitest'

// Setup of the project `functions`: a test that provokes a log expects it (expect-log.ts).
vi.mock('firebase-functions/logger', { spy: true })
