import type { TestProject } from 'vitest/node'
import { startEmpty } from './emulator-setup'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a local Firebase whose storage rules see the replaced file in `resource`. */
    replacingEmulatorUrl: string
  }
}

/** Runs after emulator-setup, which builds the emulator. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startEmpty({ showsReplaced: true })
  project.provide('replacingEmulatorUrl', url)
  return stop
}
