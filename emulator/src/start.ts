import { join } from 'node:path'
import { ACTION_PATH } from './auth/action-page'
import { AUTH_TEST_PATH, createAuth } from './auth/auth'
import { assertOwner, parseCaller } from './auth/id-token'
import { lockDataFolder } from './data/lock'
import { readFirebaseJson } from './firebase-json'
import { createFirestore } from './firestore/firestore'
import { watchIndexes } from './firestore/queries/index-definitions'
import { CONTROL_PATH } from './functions/control'
import { createFunctions, FUNCTION_PATH, type Functions } from './functions/functions'
import { HOSTING_API_PATH } from './hosting/rest'
import { createSite } from './hosting/site'
import { withCompression } from './http/encoding'
import type { Log } from './http/log'
import { ApiError, type ApiRequest, json } from './http/message'
import { type Handler, route } from './http/router'
import { serve } from './http/server'
import { createProjectRules, SECURITY_RULES_PATH } from './project-rules'
import { watchRulesFile } from './rules/rules-file'
import { ShadowRules } from './rules/shadow-rules'
import { isEmptyProject, loadSample } from './seed/first-start'
import { createSeedEndpoints } from './seed/seed-endpoints'
import { createStorage, STORAGE_PATH } from './storage/storage'

export interface EmulatorOptions {
  port: number
  dataFolder: string
  projectFolder: string
  defaultProject: string
  sampleFile?: string | undefined
  /** Path of the `main` program, which runs the functions in a second process. If it is missing, no functions run. */
  functionsProgram?: string | undefined
  log: Log
  /**
   * If true, `resource` in storage rules is the object that an upload replaces. Sources disagree about production, so
   * rules must be safe in both cases.
   */
  showsReplaced?: boolean
  shadowRules?: string | undefined
  /** Logs requests that the rules deny, and the links of password resets. Default: true. */
  logRefusals?: boolean
}

export interface Emulator {
  url: string
  close(): Promise<void>
}

/**
 * Starts the local Firebase on 127.0.0.1. Rejects if the port (`EADDRINUSE`) or the data folder is in use, or if
 * firebase.json or a file that it names is invalid.
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  let handle: Handler = () => {
    throw new ApiError('UNAVAILABLE', 'Starting.')
  }
  // Opens the port first, so that starting a second server fails before it reads or changes data.
  const server = await serve((request) => handle(request), options.port, options.log, FUNCTION_PATH)
  const url = `http://127.0.0.1:${server.port}`
  try {
    const unlock = lockDataFolder(options.dataFolder, url)
    const services = await openServices(options, url).catch((error: unknown) => {
      unlock()
      throw error
    })
    handle = services.handle
    services.functions?.start()
    return {
      url,
      async close() {
        await server.close()
        services.close()
        unlock()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

const API_SPACE = /^\/(emulator\/|v1\/projects\/)/

const nothingHere: Handler = ({ method, path }) => {
  throw new ApiError('NOT_FOUND', `Nothing is served at ${method} ${path}.`)
}

/**
 * Returns whether a request replaces the rules or clears the data. Google's emulators allow such requests to everyone.
 * In the default project, which has lasting data, only the administrator may send them.
 */
function isControlOf(projectId: string, { path }: ApiRequest): boolean {
  const [, named = ''] = /^\/emulator\/v1\/projects\/([^/:]+)/.exec(path) ?? []
  return decodeURIComponent(named) === projectId
}

async function openServices(
  options: EmulatorOptions,
  url: string,
): Promise<{
  handle: Handler
  functions: Functions | undefined
  close: () => void
}> {
  const { dataFolder, projectFolder, defaultProject, sampleFile, functionsProgram, log } = options
  const logRefusal = (options.logRefusals ?? true) ? log : () => undefined
  const config = readFirebaseJson(projectFolder)
  const beginsEmpty = isEmptyProject(dataFolder, defaultProject)

  const files = {
    'cloud.firestore': watchRulesFile(join(projectFolder, config.firestore.rules), log),
    'firebase.storage': watchRulesFile(join(projectFolder, config.storage.rules), log),
  }
  const shadows = options.shadowRules ? new ShadowRules(options.shadowRules) : null
  const rules = createProjectRules((service) => {
    const own = files[service]()
    return shadows ? shadows.behind(service, own) : own
  })
  const auth = createAuth({ dataFolder, defaultProject, log: logRefusal })
  let afterCommit: Functions['onCommit'] = () => undefined
  const firestore = createFirestore({
    dataFolder,
    rulesFor: (projectId) => rules.rulesFor('cloud.firestore', projectId),
    indexes: watchIndexes(join(projectFolder, config.firestore.indexes), log),
    parseCaller,
    log,
    logRefusal,
    onCommit: (...commit) => {
      afterCommit(...commit)
    },
  })
  const storage = createStorage({
    dataFolder,
    rulesFor: (projectId) => rules.rulesFor('firebase.storage', projectId),
    parseCaller,
    readDocument: (projectId, path) => firestore.readDocument(projectId, path),
    log: logRefusal,
    showsReplaced: options.showsReplaced ?? false,
  })
  const site = createSite({ dataFolder, projectFolder, siteId: defaultProject, url, log })
  const services = { auth, firestore, storage }
  // Loads the sample before the functions start, so that it triggers no functions, like Firestore's managed import.
  if (beginsEmpty && sampleFile !== undefined)
    await loadSample(sampleFile, dataFolder, defaultProject, services)
  const functions =
    functionsProgram !== undefined && config.functions !== undefined
      ? createFunctions({
          folder: join(projectFolder, config.functions.source),
          program: functionsProgram,
          projectId: defaultProject,
          url,
          log,
        })
      : undefined
  if (functions) afterCommit = functions.onCommit

  const handle = route([
    ['/identitytoolkit.googleapis.com/', auth.handle],
    ['/securetoken.googleapis.com/', auth.handle],
    [ACTION_PATH, auth.handle],
    [AUTH_TEST_PATH, auth.handle],
    [SECURITY_RULES_PATH, rules.handle],
    [/^\/(emulator\/)?v1\/projects\/[^/]+\/databases\//, withCompression(firestore.handle)],
    [STORAGE_PATH, storage.handle],
    [HOSTING_API_PATH, site.api],
    ['/__/health', () => json({ status: 'ok' })],
    [CONTROL_PATH, functions?.control ?? nothingHere],
    ['/__/emulator/', createSeedEndpoints(services)],
    [API_SPACE, nothingHere],
    [FUNCTION_PATH, functions?.handle ?? nothingHere],
    ['/', site.handle],
  ])
  return {
    handle(request) {
      if (isControlOf(defaultProject, request)) assertOwner(request, defaultProject)
      return handle(request)
    },
    functions,
    close() {
      shadows?.close()
      functions?.close()
      auth.close()
      firestore.close()
    },
  }
}
