import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { loadSeed, Seed, type Services } from './seed'

export const LOADING = 'sample-loading'

/** Returns whether a project that is not open has no data. First removes the data of an interrupted load. */
export function isEmptyProject(dataFolder: string, projectId: string): boolean {
  const folder = join(dataFolder, projectId)
  if (existsSync(join(folder, LOADING))) rmSync(folder, { recursive: true })
  return !existsSync(folder) || readdirSync(folder).length === 0
}

export async function loadSample(
  sampleFile: string,
  dataFolder: string,
  projectId: string,
  services: Services,
): Promise<void> {
  const marker = join(dataFolder, projectId, LOADING)
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, '')
  const seed = v.parse(Seed, JSON.parse(readFileSync(sampleFile, 'utf8')))
  await loadSeed(projectId, seed, services, (file) =>
    readFileSync(resolve(dirname(sampleFile), file)),
  )
  rmSync(marker)
}
