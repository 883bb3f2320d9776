import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Backend } from './backends'
import { findGoogleFirestore, hasJava, startGoogleFirestore } from './google-firestore'
import { startOurs } from './ours-for-now'

declare module 'vitest' {
  interface ProvidedContext {
    backends: Backend[]
  }
}

/** Starts the backends that the conformance suites compare. */
export default async function setup(project: TestProject) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'desa-conformance-'))
  const jar = hasJava() ? findGoogleFirestore() : null
  if (jar === null)
    console.log("Google's Firestore emulator was not found: conformance is checked on ours alone.")
  const [ours, google] = await Promise.all([
    startOurs(dataFolder),
    jar === null ? null : startGoogleFirestore(jar),
  ])
  project.provide('backends', [
    { name: 'ours', url: ours.url },
    ...(google ? [{ name: 'google' as const, url: google.url }] : []),
  ])
  return async () => {
    await Promise.all([ours.close(), google?.stop()])
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
