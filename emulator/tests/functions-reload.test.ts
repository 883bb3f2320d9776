import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { type FunctionsProject, refused, setupFunctionsProject } from './support/functions-project'

const esModule = (body: string) => `import { onCall } from 'firebase-functions/https'
export const version = onCall(async ({ data }) => { ${body} })`

const version = (project: FunctionsProject, data?: unknown) =>
  project.call('version', data, 'us-central1')

describe('functions that are built after the start', () => {
  const project = setupFunctionsProject((folder) => {
    rmSync(`${folder}/functions/index.mjs`)
  })

  it('respond with not-found before the build, and run after it', async () => {
    expect((await refused(version(project)))?.code).toBe('functions/not-found')
    expect((await fetch(`${project.url()}/__/health`)).status).toBe(200)
    writeFileSync(project.builtFile(), esModule('return 1'))
    await vi.waitFor(async () => expect(await version(project)).toBe(1), 25_000)
  })

  it('switch to a new build, while pending calls finish in the previous build', async () => {
    writeFileSync(
      project.builtFile(),
      `import { existsSync, writeFileSync } from 'node:fs'
      ${esModule(`
        if (data) writeFileSync(data + '.started', '')
        while (data && !existsSync(data)) await new Promise((end) => setTimeout(end, 50))
        return 2`)}`,
    )
    await vi.waitFor(async () => expect(await version(project)).toBe(2), 25_000)
    const signal = `${project.builtFile()}.signal`
    const pending = version(project, signal)
    await vi.waitFor(() => expect(existsSync(`${signal}.started`)).toBe(true), 10_000)
    writeFileSync(project.builtFile(), esModule('return 3'))
    await vi.waitFor(async () => expect(await version(project)).toBe(3), 25_000)
    writeFileSync(signal, '')
    expect(await pending).toBe(2)
  })

  it('continue to run while the new build cannot be loaded', async () => {
    for (const broken of ['export const version = (', 'process.exit(1)', 'throw new Error("no")']) {
      writeFileSync(project.builtFile(), broken)
      await delay(1000)
      expect(await version(project), broken).toBe(3)
    }
    writeFileSync(project.builtFile(), esModule('return 4'))
    await vi.waitFor(async () => expect(await version(project)).toBe(4), 25_000)
  })
})

describe('functions that fail to load at the start', () => {
  const project = setupFunctionsProject((folder) => {
    writeFileSync(`${folder}/functions/index.mjs`, 'throw new Error("broken")')
  })

  it('respond with UNAVAILABLE until they are fixed', async () => {
    expect((await refused(version(project)))?.code).toBe('functions/unavailable')
    writeFileSync(project.builtFile(), esModule('return 1'))
    await vi.waitFor(async () => expect(await version(project)).toBe(1), 25_000)
  })
})

describe('the functions process', () => {
  const project = setupFunctionsProject()

  it('exits with the local Firebase, even if the local Firebase is killed', async () => {
    const processId = Number(await project.call('processId'))
    expect(() => process.kill(processId, 0)).not.toThrow()
    await project.kill()
    await vi.waitFor(() => expect(() => process.kill(processId, 0)).toThrow(), 5000)
  })
})
