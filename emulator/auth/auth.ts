import { join } from 'node:path'
import type { Log } from '../http/log'
import { ApiError, type ApiRequest, type ApiResponse, json } from '../http/message'
import { assertProjectId } from '../http/project-id'
import type { Handler } from '../http/router'
import { AccountStore } from './account-store'
import {
  createAccount,
  deleteAccount,
  listAccounts,
  lookupAccounts,
  updateAccount,
} from './admin-accounts'
import { parseCaller } from './id-token'
import { OobCodes } from './oob-codes'
import { deleteSelf, lookupSelf, updateSelf } from './own-account'
import { resetPassword, sendOobCode } from './password-reset'
import type { AuthProject } from './project'
import { type AccountSeed, seedAccount } from './seed-accounts'
import { refreshIdToken, signInWithPassword, signUp } from './sign-in'

export interface Auth {
  /** Everything below /identitytoolkit.googleapis.com, /securetoken.… and the accounts' test API. */
  handle: Handler
  /** Adds accounts, replacing those of the same id. */
  load(projectId: string, seeds: readonly AccountSeed[]): Promise<void>
  clear(projectId: string): void
  close(): void
}

type Operation = (
  project: AuthProject,
  request: ApiRequest,
  log: Log,
) => ApiResponse | Promise<ApiResponse>

const CLIENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  'accounts:signUp': signUp,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:lookup': lookupSelf,
  'accounts:update': updateSelf,
  'accounts:delete': deleteSelf,
  'accounts:sendOobCode': sendOobCode,
  'accounts:resetPassword': resetPassword,
}

const OWNER_OPERATIONS: Readonly<Record<string, Operation>> = {
  accounts: createAccount,
  'accounts:lookup': lookupAccounts,
  'accounts:update': updateAccount,
  'accounts:delete': deleteAccount,
  'accounts:batchGet': listAccounts,
}

/**
 * Firebase Auth with e-mail and password. Accounts live per project in
 * `<dataFolder>/<projectId>/auth.jsonl`.
 *
 * The web SDK names its project nowhere but in the ID token: a request carries only `?key=`. An API
 * key beginning with `demo-` is therefore taken for the project's id, and any other key means
 * `defaultProject`. Tests keep apart by giving each its own.
 */
export function createAuth(options: {
  dataFolder: string
  defaultProject: string
  log: Log
}): Auth {
  const projects = new Map<string, AuthProject>()

  function projectOf(projectId: string): AuthProject {
    const opened = projects.get(projectId)
    if (opened) return opened
    const project = {
      projectId,
      accounts: new AccountStore(join(options.dataFolder, projectId, 'auth.jsonl')),
      oobCodes: new OobCodes(),
    }
    projects.set(projectId, project)
    return project
  }

  function projectOfKey(key: string | null): AuthProject {
    return projectOf(key?.startsWith('demo-') ? assertProjectId(key) : options.defaultProject)
  }

  function handle(request: ApiRequest): ApiResponse | Promise<ApiResponse> {
    const { method, path, query } = request
    const key = query.get('key')
    if (path === '/securetoken.googleapis.com/v1/token' && method === 'POST')
      return refreshIdToken(projectOfKey(key), request)

    const owner = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/([^/]+)\/(.+)$/.exec(path)
    if (owner) {
      const [, projectId = '', name = ''] = owner
      assertOwner(request, projectId)
      return run(OWNER_OPERATIONS, name, projectOf(assertProjectId(projectId)), request)
    }
    const client = /^\/identitytoolkit\.googleapis\.com\/v1\/(.+)$/.exec(path)
    if (client) return run(CLIENT_OPERATIONS, client[1] ?? '', projectOfKey(key), request)

    const test = /^\/emulator\/v1\/projects\/([^/]+)\/(accounts|oobCodes)$/.exec(path)
    if (test) {
      const project = projectOf(assertProjectId(test[1] ?? ''))
      if (test[2] === 'oobCodes' && method === 'GET')
        return json({ oobCodes: project.oobCodes.list() })
      if (test[2] === 'accounts' && method === 'DELETE') {
        clear(project.projectId)
        return json({})
      }
    }
    throw new ApiError('NOT_FOUND', `Auth has no ${method} ${path}.`)
  }

  function run(
    operations: Readonly<Record<string, Operation>>,
    name: string,
    project: AuthProject,
    request: ApiRequest,
  ) {
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
    if (!operation) throw new ApiError('UNIMPLEMENTED', `${name} is not supported here.`)
    return operation(project, request, options.log)
  }

  function clear(projectId: string): void {
    const { accounts, oobCodes } = projectOf(projectId)
    accounts.clear()
    oobCodes.clear()
  }

  return {
    handle,
    async load(projectId, seeds) {
      for (const seed of seeds) await seedAccount(projectOf(projectId).accounts, seed)
    },
    clear,
    close() {
      for (const { accounts } of projects.values()) accounts.close()
    },
  }
}

function assertOwner({ headers }: ApiRequest, projectId: string): void {
  if (parseCaller(headers['authorization'], projectId).kind !== 'owner')
    throw new ApiError('UNAUTHENTICATED', 'Only the administrator (Bearer owner) may do this.')
}
