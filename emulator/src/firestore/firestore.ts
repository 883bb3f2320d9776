import { join } from 'node:path'
import type { Log } from '../http/log'
import { ApiError, type ApiRequest, type ApiResponse, json } from '../http/message'
import { assertProjectId } from '../http/project-id'
import type { Caller, Ruleset } from '../rules/access'
import { Database } from './database'
import type { StoredDocument } from './documents/document'
import type { Indexes } from './queries/index-definitions'
import { answerRest } from './rest'
import { type Change, Store } from './documents/store'
import type { WireTimestamp } from './values/wire'

export interface FirestoreOptions {
  dataFolder: string
  rulesFor: (projectId: string) => Ruleset
  indexes: () => Indexes
  parseCaller: (authorization: string | undefined, projectId: string) => Caller
  log: Log
  logRefusal?: Log
  onCommit?: (projectId: string, changes: readonly Change[], commitTime: WireTimestamp) => void
  now?: () => number
}

export interface Firestore {
  handle: (request: ApiRequest) => ApiResponse
  database(projectId: string): Database
  readDocument(projectId: string, path: string): StoredDocument | null
  clear(projectId: string): void
  close(): void
}

const ADDRESS = /^(\/emulator)?\/v1\/projects\/([^/]+)\/databases\/([^/:]+)(.*)$/s

export function createFirestore(options: FirestoreOptions): Firestore {
  const {
    dataFolder,
    rulesFor,
    indexes,
    parseCaller,
    log,
    logRefusal = log,
    onCommit,
    now = Date.now,
  } = options
  const opened = new Map<string, { store: Store; database: Database }>()

  function open(projectId: string): { store: Store; database: Database } {
    const known = opened.get(projectId)
    if (known) return known
    const store = new Store(join(dataFolder, projectId, 'firestore.jsonl'), now, log)
    const database = new Database({
      projectId,
      store,
      ruleset: () => rulesFor(projectId),
      indexes,
      log: logRefusal,
      now,
      onCommit(changes, commitTime) {
        try {
          onCommit?.(projectId, changes, commitTime)
        } catch (error) {
          log(`After a commit to ${projectId}: ${String(error)}`)
        }
      },
    })
    const project = { store, database }
    opened.set(projectId, project)
    return project
  }
  function handle(request: ApiRequest): ApiResponse {
    const [, control, name = '', databaseId = '', target = ''] = ADDRESS.exec(request.path) ?? []
    const projectId = assertProjectId(decodeURIComponent(name))
    if (decodeURIComponent(databaseId) !== '(default)')
      throw new ApiError('NOT_FOUND', `${request.path} is not in a database that exists.`)
    const { store, database } = open(projectId)
    if (!control)
      return answerRest(target, request, database, () =>
        parseCaller(request.headers['authorization'], projectId),
      )
    if (request.method !== 'DELETE' || target !== '/documents')
      throw new ApiError('NOT_FOUND', `${request.method} ${request.path} does not exist.`)
    store.clear()
    return json({})
  }

  return {
    handle,
    database: (projectId) => open(assertProjectId(projectId)).database,
    readDocument: (projectId, path) => open(assertProjectId(projectId)).store.get(path),
    clear: (projectId) => open(assertProjectId(projectId)).store.clear(),
    close() {
      for (const { store } of opened.values()) store.close()
    },
  }
}
