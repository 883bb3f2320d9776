import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { buildProgram } from '../../build'
import type { Backend } from './backends'
import { startEmulatorProcess } from './emulator-process'
import { findGoogleFirestore, hasJava, startGoogleFirestore } from './google-firestore'

declare module 'vitest' {
  interface ProvidedContext {
    backends: Backend[]
  }
}

const PROJECT_FOLDER = fileURLToPath(new URL('conformance-project', import.meta.url))

export default async function setup(project: TestProject) {
  await buildProgram()
  const dataFolder = mkdtempSync(join(tmpdir(), 'desa-conformance-'))
  const jar = hasJava() ? findGoogleFirestore() : null
  if (jar === null)
    console.log(
      "Google's Firestore emulator was not found: conformance tests run on the local Firebase only.",
    )
  const [local, google] = await Promise.all([
    startEmulatorProcess(dataFolder, PROJECT_FOLDER),
    jar === null ? null : startGoogleFirestore(jar),
  ])
  project.provide('backends', [
    { name: 'local', url: local.url },
    ...(google ? [{ name: 'google' as const, url: google.url }] : []),
  ])
  return async () => {
    await Promise.all([local.stop(), google?.stop()])
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
