import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) }

/** Its CommonJS, which vitest would take, asks for modules where a page has its own globals. */
const ROUTER = fileURLToPath(
  new URL('./node_modules/react-router-dom/dist/index.mjs', import.meta.url),
)

const SPIED_LOGGER = fileURLToPath(new URL('./tests/functions/spied-logger.ts', import.meta.url))

/** Nothing is bundled beforehand; looking for what could be trips over modules that only the build makes. */
const optimizeDeps = { noDiscovery: true }

/** What is asked again until it is so has longer than the second that it has unless told: machines are busy. */
const patient = { poll: { timeout: 20_000 } }

/** Nothing is said of speed by these: bench does that, and machines are busy. */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 }

/**
 * One project per kind of test; `npm test` runs them all, `npx vitest --project unit` only one. Without
 * isolation a worker loads what its files share once; with it, each file has modules and spies of its own.
 */
export default defineConfig({
  optimizeDeps,
  test: {
    // Tests wait for each other's answers, for networks and for clocks: more of them than there are cores.
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
          // jsdom is loaded once for all files, each of which still has its own window and modules.
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
          // All files share one local Firebase, and whoever waits until it is idle waits for all of them.
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
          // The longest walk takes 30 s on two idle cores, and machines have been seen five times slower.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
