import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildEmulator, buildFunctions } from '../../scripts/support/build'
import { startEmulatorProcess } from '../../scripts/support/emulator-process'
import { ROOT } from '../../scripts/support/places'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the local Firebase that all rules tests share; each file uses its own project. */
    emulatorUrl: string
    /** One whose storage rules see in `resource` what an upload replaces. */
    replacingEmulatorUrl: string
  }
}

export default async function setup(project: TestProject) {
  await buildEmulator()
  await buildFunctions()
  const folder = mkdtempSync(join(tmpdir(), 'desa-rules-'))
  // scripts/mutate-rules.ts has the rules of another folder tested.
  const projectFolder = process.env['RULES_FOLDER'] ?? ROOT
  const start = (name: string, showsReplaced: boolean) =>
    startEmulatorProcess({
      port: 0,
      dataFolder: join(folder, name),
      projectFolder,
      sample: false,
      showsReplaced,
    })
  const [emulator, replacing] = await Promise.all([start('one', false), start('other', true)])
  project.provide('emulatorUrl', emulator.url)
  project.provide('replacingEmulatorUrl', replacing.url)
  return async () => {
    await Promise.all([emulator.stop(), replacing.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}
