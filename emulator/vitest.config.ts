import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'emulator',
    isolate: false,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/backends-setup.ts'],
  },
})
