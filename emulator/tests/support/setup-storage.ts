import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { parseCaller } from '../../src/auth/id-token'
import type { StorageRequest } from '../../src/rules/access'
import { createStorage, type Storage } from '../../src/storage/storage'
import { newFolder } from './new-folder'
import { send } from './send'

export const PROJECT = 'demo-storage'
export const BUCKET = `${PROJECT}.firebasestorage.app`
export const OWNER = { authorization: 'Bearer owner' }

export function setupStorage() {
  let dataFolder: string
  let storage: Storage
  let asked: StorageRequest[]
  let judge: (request: StorageRequest) => boolean

  const open = () =>
    createStorage({
      dataFolder,
      rulesFor: () => ({
        firestore: () => ({ allowed: false, reasons: [] }),
        storage(request) {
          asked.push(request)
          return { allowed: judge(request), reasons: ['because'] }
        },
      }),
      parseCaller,
      readDocument: () => null,
      log: () => undefined,
      showsReplaced: false,
    })

  beforeEach(() => {
    dataFolder = newFolder()
    asked = []
    judge = () => true
    storage = open()
  })

  return {
    send: (
      method: string,
      url: string,
      headers: Record<string, string> = {},
      body: Buffer | string = '',
    ) => send(storage.handle, method, url, { host: 'localhost:5000', ...headers }, body),
    storage: () => storage,
    asked: () => asked,
    decide: (by: (request: StorageRequest) => boolean) => {
      judge = by
    },
    restart: () => {
      storage = open()
    },
    folder: () => join(dataFolder, PROJECT, 'storage'),
  }
}

export const webUrl = (name: string, bucket = BUCKET) =>
  `/v0/b/${bucket}/o/${encodeURIComponent(name)}`
