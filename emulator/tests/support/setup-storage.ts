import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { parseCaller } from '../../src/auth/id-token'
import { ApiError, type ApiRequest, type ApiResponse } from '../../src/http/message'
import type { StorageRequest } from '../../src/rules/access'
import { createStorage, type Storage } from '../../src/storage/storage'

export const PROJECT = 'demo-storage'
export const BUCKET = `${PROJECT}.firebasestorage.app`
export const OWNER = { authorization: 'Bearer owner' }

export interface Answer extends ApiResponse {
  headers: Record<string, string>
  text: string
}

/** For tests: a storage in a folder of its own, whose rules say what the test wants. */
export function setupStorage({ showsReplaced = false } = {}) {
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
      showsReplaced,
    })

  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'storage-'))
    asked = []
    judge = () => true
    storage = open()
  })
  afterEach(() => {
    rmSync(dataFolder, { recursive: true })
  })

  async function send(
    method: string,
    url: string,
    headers: Record<string, string> = {},
    body: Buffer | string = '',
  ): Promise<Answer> {
    const [path = '', search] = url.split('?')
    const query = new URLSearchParams(search)
    const response = await answer(storage, {
      method,
      path,
      query,
      headers: { host: 'localhost:5000', ...headers },
      body: Buffer.from(body),
    })
    return { ...response, headers: response.headers ?? {}, text: String(response.body ?? '') }
  }

  return {
    send,
    storage: () => storage,
    /** What the rules were asked, in order. */
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

async function answer(storage: Storage, request: ApiRequest): Promise<ApiResponse> {
  try {
    return await storage.handle(request)
  } catch (error) {
    if (error instanceof ApiError) return error.toResponse()
    throw error
  }
}

export const webUrl = (name: string, bucket = BUCKET) =>
  `/v0/b/${bucket}/o/${encodeURIComponent(name)}`
