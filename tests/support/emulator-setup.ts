import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildEmulator, buildFunctions } from '../../scripts/support/build/build'
import { startEmulatorProcess } from '../../scripts/support/emulator-process'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the local Firebase that all rules tests share. Each file uses its own project. */
    emulatorUrl: string
  }
}

export default async function setup(project: TestProject) {
  await buildEmulator()
  await buildFunctions()
  const { url, stop } = await startEmpty()
  project.provide('emulatorUrl', url)
  return stop
}

export async function startEmpty(options: { showsReplaced?: boolean; isQuiet?: boolean } = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'desa-rules-'))
  const emulator = await startEmulatorProcess({
    port: 0,
    dataFolder,
    // Also evaluates the changed rules of `npm run test:mutants`.
    shadowRules: process.env['MUTANTS'],
    sample: false,
    ...options,
  })
  return {
    url: emulator.url,
    stop: async () => {
      await emulator.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
