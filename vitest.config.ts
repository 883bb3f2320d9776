import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) }

/** ES module build of the router. Vitest would choose the CommonJS build, which does not load in jsdom. */
const ROUTER = fileURLToPath(
  new URL('./node_modules/react-router-dom/dist/index.mjs', import.meta.url),
)

const SPIED_LOGGER = fileURLToPath(new URL('./tests/functions/spied-logger.ts', import.meta.url))

/** Disables pre-bundling, whose scan of the imports fails on virtual modules of the build. */
const optimizeDeps = { noDiscovery: true }

/** Timeout of `expect.poll`, longer than the default of one second because of busy machines. */
const patient = { poll: { timeout: 20_000 } }

/** Timeouts for busy machines. Tests do not measure speed; `npm run bench` does. */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 }

/**
 * One project per kind of test. `npm test` runs all projects, `npm run vitest -- --project unit` only one. With
 * `isolate: false`, test files of a worker share the loaded modules, which is faster.
 */
export default defineConfig({
  optimizeDeps,
  test: {
    // More workers than cores, because tests often wait for responses and timers.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      'emulator',
      {
        resolve: { alias },
        optimizeDeps,
        test: {
          name: 'unit',
          isolate: false,
          ...timeouts,
          include: [
            'src/domain/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'sample/**/*.test.ts',
            'tests/rendering/**/*.test.tsx',
          ],
        },
      },
      {
        resolve: { alias: { ...alias, 'react-router-dom': ROUTER } },
        optimizeDeps,
        test: {
          name: 'page',
          environment: 'jsdom',
          // Loads jsdom once for all files. Each file still has a separate window and modules.
          pool: 'vmThreads',
          ...timeouts,
          expect: { poll: { timeout: 10_000 } },
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/domain/**'],
          setupFiles: ['tests/support/page-setup.ts'],
        },
      },
      {
        resolve: { alias },
        optimizeDeps,
        test: {
          name: 'rules',
          isolate: false,
          ...timeouts,
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: [
            'tests/support/emulator-setup.ts',
            'tests/support/replacing-setup.ts',
            'emulator/tests/support/backends-setup.ts',
          ],
        },
      },
      {
        resolve: { alias: { ...alias, 'firebase-functions/logger': SPIED_LOGGER } },
        optimizeDeps,
        test: {
          name: 'functions',
          isolate: false,
          include: ['tests/functions/**/*.test.ts'],
          setupFiles: ['tests/functions/functions-setup.ts'],
          globalSetup: ['tests/support/emulator-setup.ts'],
          // All files share one local Firebase, and waiting until it is idle includes the work of other files.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      },
      {
        resolve: { alias },
        optimizeDeps,
        test: {
          name: 'operations',
          ...timeouts,
          include: ['tests/operations/**/*.test.ts'],
          globalSetup: ['tests/support/emulator-setup.ts'],
        },
      },
      {
        resolve: { alias },
        optimizeDeps,
        test: {
          name: 'browser',
          isolate: false,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/site-setup.ts'],
          // The longest test takes 30 s on two idle cores, and busy machines are up to five times slower.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
