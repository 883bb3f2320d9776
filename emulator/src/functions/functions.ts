import type { FirestoreOptions } from '../firestore/firestore'
import type { Log } from '../http/log'
import { ApiError, type ApiRequest } from '../http/message'
import type { Handler } from '../http/router'
import { builtFile } from './built-file'
import { createControl } from './control'
import { type EnvironmentOptions, functionsEnvironment } from './environment'
import { Events } from './events'
import { Schedules } from './schedules'
import { Supervisor } from './supervisor'

export interface FunctionsOptions extends EnvironmentOptions {
  /** The folder with the functions' package.json. */
  folder: string
  /** The JavaScript file that becomes a worker when started with `WORKER_ROLE`. */
  program: string
  log: Log
}

export interface Functions {
  /** Answers `/{project}/{region}/{name}`. */
  handle: Handler
  /** Answers below `/__/emulator/functions`, see `createControl`. */
  control: Handler
  /** To be called with each commit to any project; those to others trigger nothing. */
  onCommit: NonNullable<FirestoreOptions['onCommit']>
  /** Begins to load. What the functions use must answer by now. */
  start(): void
  close(): void
}

/**
 * Where the SDKs look for functions on a local host: `/demo-desa/asia-southeast2/name`. Regions are
 * Google's (cloud.google.com/functions/docs/locations).
 */
export const FUNCTION_PATH =
  /^\/([a-z][a-z0-9-]+)\/((?:africa|asia|australia|europe|me|northamerica|southamerica|us)-[a-z]+\d+)\/([^/]+)$/

/** Cloud Functions of one project, run in a process of their own. */
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
      // A failure is logged where it happens and told to every caller.
      worker().catch(() => undefined)
    },
    close() {
      schedules.stop()
      supervisor.close()
    },
  }
}
