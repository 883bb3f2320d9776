import { readFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { FirestoreOptions } from '../firestore/firestore'
import type { Log } from '../http/log'
import { ApiError, type ApiRequest } from '../http/message'
import type { Handler } from '../http/router'
import { createControl } from './control'
import { Events } from './events'
import { Schedules } from './schedules'
import { Supervisor } from './supervisor'

export interface FunctionsOptions extends EnvironmentOptions {
  folder: string
  program: string
  log: Log
}

export interface Functions {
  handle: Handler
  control: Handler
  /** Must be called with each commit to any project. Only commits to the default project trigger functions. */
  onCommit: NonNullable<FirestoreOptions['onCommit']>
  start(): void
  close(): void
}

/**
 * Matches the path with which SDKs call a function: `/demo-desa/asia-southeast2/name`. Regions are from
 * cloud.google.com/functions/docs/locations.
 */
export const FUNCTION_PATH =
  /^\/([a-z][a-z0-9-]+)\/((?:africa|asia|australia|europe|me|northamerica|southamerica|us)-[a-z]+\d+)\/([^/]+)$/

export function createFunctions(options: FunctionsOptions): Functions {
  const { folder, program, projectId, log } = options
  const worker = () => supervisor.worker()
  const events = new Events(projectId, worker, log)
  const schedules = new Schedules((declaration, due) => {
    void events.runSchedule(declaration, due)
  }, log)
  const supervisor = new Supervisor({
    program,
    entry: builtFile(folder),
    folder,
    environment: functionsEnvironment(options, process.env),
    log,
    onLoad: (functions) => schedules.set(functions),
  })

  async function handle(request: ApiRequest) {
    const [, project, region = '', name = ''] = FUNCTION_PATH.exec(request.path) ?? []
    const serving = project === projectId ? await worker() : undefined
    const called = serving?.functions.find(
      ({ name: declared, regions, trigger }) =>
        declared === decodeURIComponent(name) &&
        regions.includes(region) &&
        trigger.kind === 'callable',
    )
    if (!serving || !called)
      throw new ApiError('NOT_FOUND', `No function is called at ${request.path}.`)
    return serving.call(called, { ...request, path: '/' })
  }

  return {
    handle,
    control: createControl(projectId, worker, events),
    onCommit(project, changes, commitTime) {
      if (project === projectId) events.accept(changes, commitTime)
    },
    start() {
      // Errors are logged where they happen and returned to each caller.
      worker().catch(() => undefined)
    },
    close() {
      schedules.stop()
      supervisor.close()
    },
  }
}

const Manifest = v.object({ main: v.optional(v.string(), 'index.js') })

function builtFile(folder: string): string {
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return resolve(folder, manifest.main)
}

interface EnvironmentOptions {
  projectId: string
  url: string
}

/**
 * Returns the environment variables of Cloud Functions and the variables that direct firebase-admin and
 * firebase-functions to local services. Both packages read the variables when they load.
 */
function functionsEnvironment(
  { projectId, url }: EnvironmentOptions,
  inherited: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const host = new URL(url).host
  return {
    ...inherited,
    // Functions must not use the developer's credentials, which google-auth-library looks for here.
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    google_application_credentials: undefined,
    CLOUDSDK_CONFIG: devNull,
    // The admin SDK would otherwise wait seconds for a metadata server that does not exist.
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({
      projectId,
      storageBucket: `${projectId}.firebasestorage.app`,
    }),
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: url,
    FIREBASE_HOSTING_EMULATOR_HOST: host,
    FIRESTORE_EMULATOR_HOST: host,
    // Ensures that tokens and CORS are checked, even if the developer's shell sets debug mode.
    FIREBASE_DEBUG_MODE: undefined,
  }
}
