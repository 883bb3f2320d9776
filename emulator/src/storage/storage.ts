import type { Handler } from '../http/router'
import type { Caller } from '../rules/access'
import { type AccessControlOptions, createAccessControl } from './access-control'
import { createAdminProtocol } from './admin/admin'
import { createAdminUploads } from './admin/admin-uploads'
import { createBuckets } from './objects/bucket'
import { ResumableUploads } from './uploads/resumable-uploads'
import type { ObjectSettings } from './objects/stored-object'
import { createWebProtocol } from './web/web'
import { createWebUploads } from './web/web-uploads'

export const STORAGE_PATH = /^(?:\/v0|\/(?:upload|download)\/storage\/v1)?\/b\//

export interface Storage {
  handle: Handler
  put(projectId: string, name: string, content: Buffer, settings: ObjectSettings): void
  clear(projectId: string): void
}

export interface StorageOptions extends AccessControlOptions {
  dataFolder: string
  parseCaller: (authorization: string | undefined, projectId: string) => Caller
  showsReplaced: boolean
}

export function createStorage({
  dataFolder,
  parseCaller,
  showsReplaced,
  ...options
}: StorageOptions): Storage {
  const buckets = createBuckets(dataFolder)
  const assertAllowed = createAccessControl(options)
  const resumable = new ResumableUploads()
  const web = createWebProtocol({
    buckets,
    uploads: createWebUploads(resumable, assertAllowed, showsReplaced),
    parseCaller,
    assertAllowed,
  })
  const admin = createAdminProtocol(buckets, createAdminUploads(resumable))
  return {
    handle: (request) => (request.path.startsWith('/v0/') ? web(request) : admin(request)),
    put(projectId, name, content, settings) {
      buckets.ofProject(projectId).create(name, content, settings)
    },
    clear(projectId) {
      buckets.ofProject(projectId).clear()
      resumable.clear(projectId)
    },
  }
}
