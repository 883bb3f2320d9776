import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildEmulator } from './build/build'
import { startEmulatorProcess } from './emulator-process'

let dataFolder: string
beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'process-'))
  await buildEmulator()
}, 60_000)
afterEach(() => rmSync(dataFolder, { recursive: true }))

it('resolves stop() if a signal has already killed the process', { timeout: 30_000 }, async () => {
  const emulator = await startEmulatorProcess({ port: 0, dataFolder, sample: false })
  emulator.process.kill('SIGKILL')
  await once(emulator.process, 'exit')
  await emulator.stop()
  expect(emulator.process.signalCode).toBe('SIGKILL')
})
