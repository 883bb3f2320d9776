import { vi } from 'vitest'

// Set-up of the project `functions`. Tests declare the logs that they cause (expect-log.ts).
vi.mock('firebase-functions/logger', { spy: true })
