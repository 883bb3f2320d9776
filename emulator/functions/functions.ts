import type { Log } from '../http/log'
import { ApiError, type ApiRequest } from '../http/message'
import type { Handler } from '../http/router'
import { builtFile } from './built-file'
import { type EnvironmentOptions, functionsEnvironment } from './environment'
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
  /** Begins to load; what comes before waits. Everything that the functions use must answer by now. */
  start(): void
  close(): void
}

/**
 * Where the SDKs look for functions on a local host: `/demo-desa/asia-southeast2/name`, for HTTP
 * functions with more path behind. Regions are Google's (cloud.google.com/functions/docs/locations).
 */
export const FUNCTION_PATH =
  /^\/([a-z][a-z0-9-]+)\/((?:africa|asia|australia|europe|me|northamerica|southamerica|us)-[a-z]+\d+)\/([^/]+)(\/.*)?$/

/** Cloud Functions of one project, run in a process of their own. */
export function createFunctions(options: FunctionsOptions): Functions {
  const { folder, program, projectId, log } = options
  const supervisor = new Supervisor({
    program,
    entry: builtFile(folder),
    folder,
    environment: functionsEnvironment(options, process.env),
    log,
  })

  async function handle(request: ApiRequest) {
    const [, project, region = '', name = '', rest = '/'] = FUNCTION_PATH.exec(request.path) ?? []
    const worker = project === projectId ? await supervisor.worker() : undefined
    const called = worker?.functions.find(
      ({ name: declared, regions, trigger }) =>
        declared === decodeURIComponent(name) &&
        regions.includes(region) &&
        (trigger.kind === 'callable' || trigger.kind === 'https'),
    )
    if (!worker || !called)
      throw new ApiError('NOT_FOUND', `No function is called at ${request.path}.`)
    const query = request.query.size > 0 ? `?${request.query}` : ''
    return worker.call(called, { ...request, path: rest + query })
  }

  return {
    handle,
    start() {
      // A failure is logged where it happens and told to every caller.
      supervisor.worker().catch(() => undefined)
    },
    close() {
      supervisor.close()
    },
  }
}
