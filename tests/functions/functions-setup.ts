import { error, warn } from 'firebase-functions/logger'
import { afterAll, beforeEach, vi } from 'vitest'

// Runs before each file. Files share the modules and the environment of their worker.
const environment = { ...process.env }

beforeEach(() => {
  for (const log of [error, warn]) vi.mocked(log).mockReset()
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env))
    if (!Object.hasOwn(environment, name)) delete process.env[name]
  Object.assign(process.env, environment)
})
