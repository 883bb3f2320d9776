import { join } from 'node:path'
import * as v from 'valibot'
import type { Log } from '../http/log'
import { ApiError, type ApiRequest, type ApiResponse, json } from '../http/message'
import { assertProjectId } from '../http/project-id'
import type { Handler } from '../http/router'
import { ACTION_PATH, actionPage } from './action-page'
import { AccountStore } from './account-store'
import {
  createAccount,
  deleteAccount,
  listAccounts,
  lookupAccounts,
  updateAccount,
} from './admin-accounts'
import { assertOwner, ID_TOKEN_LIFETIME } from './id-token'
import { OobCodes } from './oob-codes'
import { deleteSelf, lookupSelf, updateSelf } from './own-account'
import { makeResetLink, sendOobCode } from './password-reset'
import type { AuthProject } from './project'
import { parseRequest } from './request-body'
import {
  finalizeEnrollment,
  finalizeSignIn,
  startEnrollment,
  withdrawEnrollment,
} from './second-factor'
import { type AccountSeed, seedAccount } from './seed-accounts'
import { refreshIdToken, signInWithPassword, signUp } from './sign-in'

export interface Auth {
  handle: Handler
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
  'accounts/mfaEnrollment:start': startEnrollment,
  'accounts/mfaEnrollment:finalize': finalizeEnrollment,
  'accounts/mfaEnrollment:withdraw': withdrawEnrollment,
  'accounts/mfaSignIn:finalize': finalizeSignIn,
}

const OWNER_OPERATIONS: Readonly<Record<string, Operation>> = {
  accounts: createAccount,
  'accounts:lookup': lookupAccounts,
  'accounts:update': updateAccount,
  'accounts:delete': deleteAccount,
  'accounts:batchGet': listAccounts,
  'accounts:sendOobCode': makeResetLink,
}

export const AUTH_TEST_PATH = /^\/emulator\/v1\/projects\/([^/]+)\/(oobCodes|config)$/

const TEST_OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET oobCodes': ({ oobCodes }) => json({ oobCodes: oobCodes.list() }),
  'PATCH config': configure,
}

/**
 * Creates Firebase Auth with e-mail and password. Each project stores its accounts in
 * `<dataFolder>/<projectId>/auth.jsonl`. Most requests of the web SDK contain `?key=` but no project id. An API key
 * that begins with `demo-` is therefore used as the project id, and any other key means `defaultProject`. Each test
 * uses its own project for isolation.
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
    const project: AuthProject = {
      projectId,
      accounts: new AccountStore(join(options.dataFolder, projectId, 'auth.jsonl')),
      oobCodes: new OobCodes(),
      idTokenLifetime: ID_TOKEN_LIFETIME,
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
    if (path === ACTION_PATH) return actionPage(projectOfKey(query.get('apiKey')), request)
    if (path === '/securetoken.googleapis.com/v1/token' && method === 'POST')
      return refreshIdToken(projectOfKey(key), request)

    const owner = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/([^/]+)\/(.+)$/.exec(path)
    if (owner) {
      const [, projectId = '', name = ''] = owner
      assertOwner(request, projectId)
      return run(OWNER_OPERATIONS, name, projectOf(assertProjectId(projectId)), request)
    }
    const client = /^\/identitytoolkit\.googleapis\.com\/v[12]\/(.+)$/.exec(path)
    if (client) return run(CLIENT_OPERATIONS, client[1] ?? '', projectOfKey(key), request)

    const [, projectId, subject = ''] = AUTH_TEST_PATH.exec(path) ?? []
    const test = TEST_OPERATIONS[`${method} ${subject}`]
    if (projectId !== undefined && test)
      return test(projectOf(assertProjectId(projectId)), request, options.log)
    throw new ApiError('NOT_FOUND', `Auth has no ${method} ${path}.`)
  }

  function run(
    operations: Readonly<Record<string, Operation>>,
    name: string,
    project: AuthProject,
    request: ApiRequest,
  ) {
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
    if (!operation) throw unsupported(name)
    return operation(project, request, options.log)
  }

  return {
    handle,
    async load(projectId, seeds) {
      for (const seed of seeds) await seedAccount(projectOf(projectId).accounts, seed)
    },
    clear(projectId) {
      const project = projectOf(projectId)
      project.accounts.clear()
      project.oobCodes.clear()
      project.idTokenLifetime = ID_TOKEN_LIFETIME
    },
    close() {
      for (const { accounts } of projects.values()) accounts.close()
    },
  }
}

const Config = v.strictObject({
  idTokenLifetime: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ID_TOKEN_LIFETIME)),
})

/**
 * Sets the lifetime of new ID tokens in seconds, until the project is cleared or the process ends.
 */
function configure(project: AuthProject, request: ApiRequest): ApiResponse {
  assertOwner(request, project.projectId)
  const { idTokenLifetime } = parseRequest(Config, request.body)
  project.idTokenLifetime = idTokenLifetime
  return json({ idTokenLifetime })
}

function unsupported(operation: string): ApiError {
  return new ApiError(
    'UNIMPLEMENTED',
    `OPERATION_NOT_ALLOWED : ${operation} is not supported by the local Firebase.`,
  )
}
