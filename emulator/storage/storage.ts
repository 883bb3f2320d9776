import type { Handler } from '../http/router'
import type { Caller } from '../rules/access'
import { type AccessControlOptions, createAccessControl } from './access-control'
import { createBuckets } from './bucket'
import { ResumableUploads } from './resumable-uploads'
import { factsOf, type ObjectSettings } from './stored-object'
import { createWebProtocol } from './web'
import { createWebUploads } from './web-uploads'

export interface Storage {
  /** Everything below /v0/b. */
  handle: Handler
  put(projectId: string, name: string, content: Buffer, settings: ObjectSettings): void
  clear(projectId: string): void
}

export interface StorageOptions extends AccessControlOptions {
  dataFolder: string
  parseCaller: (authorization: string | undefined, projectId: string) => Caller
}

/** Cloud Storage for Firebase; each project has one bucket. */
export function createStorage({ dataFolder, parseCaller, ...options }: StorageOptions): Storage {
  const buckets = createBuckets(dataFolder)
  const assertAllowed = createAccessControl(options)
  const resumable = new ResumableUploads()
  const uploads = createWebUploads(resumable, assertAllowed)
  return {
    handle: createWebProtocol({ buckets, uploads, parseCaller, assertAllowed }),
    put(projectId, name, content, settings) {
      const store = buckets.ofProject(projectId)
      store.put(store.draft(name, factsOf(content), settings), content)
    },
    clear(projectId) {
      buckets.ofProject(projectId).clear()
      resumable.clear(projectId)
    },
  }
}
