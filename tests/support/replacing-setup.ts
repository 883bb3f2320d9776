import type { TestProject } from 'vitest/node'
import { startEmpty } from './emulator-setup'

declare module 'vitest' {
  interface ProvidedContext {
    /** A local Firebase whose storage rules see in `resource` what an upload replaces. */
    replacingEmulatorUrl: string
  }
}

/** After emulator-setup, which builds what is started here. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startEmpty({ showsReplaced: true })
  project.provide('replacingEmulatorUrl', url)
  return stop
}
