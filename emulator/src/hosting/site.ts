import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { reloadedFile } from '../data/reloaded-file'
import { FIREBASE_JSON, readFirebaseJson } from '../firebase-json'
import type { Log } from '../http/log'
import type { Handler } from '../http/router'
import { compileHosting, compileIgnore, ServingConfig, toServingConfig } from './config'
import { inFolder, StaticFiles } from './files'
import { createHosting } from './hosting'
import { createHostingApi } from './rest'
import { hashOf, type Version, VersionStore } from './versions'

/**
 * Serves the live version of the project's default site, or the folder of firebase.json before the first release.
 * Throws the errors of `readFirebaseJson`.
 */
export function createSite(options: {
  dataFolder: string
  projectFolder: string
  siteId: string
  url: string
  log: Log
}): { handle: Handler; api: Handler } {
  const { dataFolder, projectFolder, siteId, url, log } = options
  // Stored outside the project's folder, which must stay empty until the sample is loaded.
  const store = new VersionStore(join(dataFolder, `${siteId}.web.app`))
  const published = new StaticFiles(store.locate)
  const unpublished = reloadedFile(
    join(projectFolder, FIREBASE_JSON),
    () => {
      const { hosting } = readFirebaseJson(projectFolder)
      const files = inFolder(join(projectFolder, hosting.public), compileIgnore(hosting.ignore))
      return createHosting(compileHosting(toServingConfig(hosting)), new StaticFiles(files))
    },
    log,
  )
  let served: { version: Version; serve: Handler } | undefined

  function live(): Handler {
    const version = store.live?.version
    if (!version) return unpublished()
    if (served?.version !== version)
      served = {
        version,
        serve: createHosting(compileHosting(v.parse(ServingConfig, version.config)), published),
      }
    return served.serve
  }

  function deploy(): string {
    const { hosting } = readFirebaseJson(projectFolder)
    const folder = join(projectFolder, hosting.public)
    const ignores = compileIgnore(hosting.ignore)
    const contents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !ignores(file) && statSync(join(folder, file)).isFile())
      .map((file) => [`/${file}`, gzipSync(readFileSync(join(folder, file)))] as const)
    const files = Object.fromEntries(contents.map(([path, content]) => [path, hashOf(content)]))
    const { id } = store.create(toServingConfig(hosting), files)
    for (const [, content] of contents) store.upload(id, hashOf(content), content)
    store.finalize(id)
    store.release(id)
    return id
  }

  return {
    handle: (request) => live()(request),
    api: createHostingApi(siteId, url, store, deploy),
  }
}
