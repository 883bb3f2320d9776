import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'emulator',
    isolate: false,
    // Google's emulator runs at the same time, and machines are busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/backends-setup.ts'],
  },
})
