import { join } from 'node:path'
import { assertProjectId } from '../../http/project-id'
import { ObjectStore } from './object-store'
import { StorageError } from '../storage-error'

export interface Bucket {
  projectId: string
  name: string
  store: ObjectStore
}

export interface Buckets {
  /** Opens a bucket. Throws a StorageError with status 404 unless the name belongs to a default bucket. */
  open(name: string): Bucket
  ofProject(projectId: string): ObjectStore
}

/** Matches names of default buckets. New projects use the first suffix, older projects the second. */
const BUCKET = /^(.+)\.(?:firebasestorage\.app|appspot\.com)$/

export function createBuckets(dataFolder: string): Buckets {
  const stores = new Map<string, ObjectStore>()

  function ofProject(projectId: string): ObjectStore {
    const opened = stores.get(projectId)
    if (opened) return opened
    const folder = join(dataFolder, projectId, 'storage')
    const store = new ObjectStore(folder, `${projectId}.firebasestorage.app`)
    stores.set(projectId, store)
    return store
  }

  return {
    ofProject,
    open(name) {
      const projectId = BUCKET.exec(name)?.[1]
      if (projectId === undefined) throw new StorageError(404, `There is no bucket ${name}.`)
      return { projectId, name, store: ofProject(assertProjectId(projectId)) }
    },
  }
}
