import * as v from 'valibot'
import { assertOwner } from '../auth/id-token'
import { ApiError, type ApiRequest, json } from '../http/message'
import { assertProjectId } from '../http/project-id'
import type { Handler } from '../http/router'
import { clearProject, loadSeed, Seed, type Services } from './seed'

const PROJECT_PATH = /^\/__\/emulator\/projects\/([^/:]+)(:load)?$/

/**
 * Our own, for tests and tools, with `Authorization: Bearer owner`:
 * `DELETE /__/emulator/projects/P` empties a project, `POST /__/emulator/projects/P:load` adds a Seed.
 */
export function createSeedEndpoints(services: Services): Handler {
  return async (request) => {
    const [, name = '', load] = PROJECT_PATH.exec(request.path) ?? []
    const wanted = load ? 'POST' : 'DELETE'
    if (name === '' || request.method !== wanted)
      throw new ApiError('NOT_FOUND', `Nothing is served at ${request.method} ${request.path}.`)
    const projectId = assertProjectId(name)
    assertOwner(request, projectId)
    if (load) await loadSeed(projectId, parseSeed(request), services, refuseFile)
    else await clearProject(projectId, services)
    return json({})
  }
}

function parseSeed({ body }: ApiRequest): Seed {
  try {
    return v.parse(Seed, JSON.parse(body.toString()))
  } catch (error) {
    throw new ApiError('INVALID_ARGUMENT', error instanceof Error ? error.message : String(error))
  }
}

function refuseFile(file: string): never {
  throw new ApiError('INVALID_ARGUMENT', `${file}: send the content as base64.`)
}
