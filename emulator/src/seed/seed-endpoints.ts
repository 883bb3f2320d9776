import { assertOwner } from '../auth/id-token'
import { parseBody } from '../http/body'
import { ApiError, json } from '../http/message'
import { assertProjectId } from '../http/project-id'
import type { Handler } from '../http/router'
import { clearProject, loadSeed, Seed, type Services } from './seed'

const PROJECT_PATH = /^\/__\/emulator\/projects\/([^/:]+)(:load)?$/

/**
 * Creates the endpoints for test data: `DELETE /__/emulator/projects/P` empties a project, and `POST …/P:load` loads a
 * seed into it. Only the administrator may call them.
 */
export function createSeedEndpoints(services: Services): Handler {
  return async (request) => {
    const [, name = '', load] = PROJECT_PATH.exec(request.path) ?? []
    const wanted = load ? 'POST' : 'DELETE'
    if (name === '' || request.method !== wanted)
      throw new ApiError('NOT_FOUND', `Nothing is served at ${request.method} ${request.path}.`)
    const projectId = assertProjectId(name)
    assertOwner(request, projectId)
    if (load) await loadSeed(projectId, parseBody(Seed, request.body), services, refuseFile)
    else clearProject(projectId, services)
    return json({})
  }
}

function refuseFile(file: string): never {
  throw new ApiError('INVALID_ARGUMENT', `${file}: send the content as base64.`)
}
