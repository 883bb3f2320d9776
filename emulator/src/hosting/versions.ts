import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { replaceDurably } from '../data/durable-file'
import { ApiError } from '../http/message'
import type { ServingConfig } from './config'
import type { Locate } from './files'

export interface Version {
  readonly id: string
  readonly status: 'CREATED' | 'FINALIZED'
  readonly config: ServingConfig
  readonly createTime: string
  /** Content hash (`hashOf`) of each file by path. Contents are gzipped. */
  readonly files: Readonly<Record<string, string>>
}

interface State {
  versions: Version[]
  live?: { versionId: string; releaseTime: string }
  maxVersions?: number
}

/** Age from which unfinished versions are abandoned (…/rest/v1beta1/sites.versions, VersionStatus). */
const ABANDONED_AFTER_MS = 12 * 60 * 60 * 1000

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Stores the versions of a site in a folder, as `site.json` and `contents/<hash>`. Versions share equal contents. An
 * interruption at any point leaves the live version intact. When a method returns, its changes are on disk.
 */
export class VersionStore {
  readonly #file: string
  readonly #contents: string
  #state: State = { versions: [] }

  constructor(folder: string) {
    this.#file = join(folder, 'site.json')
    this.#contents = join(folder, 'contents')
    mkdirSync(this.#contents, { recursive: true })
    if (existsSync(this.#file)) this.#state = JSON.parse(readFileSync(this.#file, 'utf8')) as State
  }

  get live(): { version: Version; releaseTime: string } | null {
    const { live } = this.#state
    return live ? { version: this.get(live.versionId), releaseTime: live.releaseTime } : null
  }

  get(id: string): Version {
    const version = this.#state.versions.find((candidate) => candidate.id === id)
    if (!version) throw new ApiError('NOT_FOUND', `There is no version ${id}.`)
    return version
  }

  create(config: ServingConfig, files: Version['files'] = {}): Version {
    const id = randomBytes(8).toString('hex')
    return this.#save({ id, status: 'CREATED', config, createTime: now(), files })
  }

  populate(id: string, files: Version['files']): void {
    const version = this.#open(id)
    const all = Object.entries({ ...version.files, ...files }).filter(([, hash]) => hash !== '')
    this.#save({ ...version, files: Object.fromEntries(all) })
  }

  lacking(files: Version['files']): string[] {
    const hashes = new Set(Object.values(files).filter((hash) => hash !== ''))
    return [...hashes].filter((hash) => !existsSync(join(this.#contents, hash)))
  }

  upload(id: string, hash: string, content: Buffer): void {
    if (!Object.values(this.#open(id).files).includes(hash))
      throw new ApiError('INVALID_ARGUMENT', `No file of the version has the content hash ${hash}.`)
    if (hashOf(content) !== hash)
      throw new ApiError('INVALID_ARGUMENT', `The content hash is not ${hash}.`)
    if (content.subarray(0, 2).toString('hex') !== '1f8b')
      throw new ApiError('INVALID_ARGUMENT', `The content of ${hash} is not gzip.`)
    replaceDurably(join(this.#contents, hash), content)
  }

  finalize(id: string): Version {
    const version = this.#open(id)
    const lacking = this.lacking(version.files)
    if (lacking.length > 0)
      throw new ApiError('FAILED_PRECONDITION', `Not uploaded yet: ${lacking.join(', ')}.`)
    return this.#save({ ...version, status: 'FINALIZED' })
  }

  release(id: string): void {
    if (this.get(id).status !== 'FINALIZED')
      throw new ApiError('FAILED_PRECONDITION', `Version ${id} is not finalized.`)
    const retained = this.#keptBeside(id)
    this.#change({ versions: retained, live: { versionId: id, releaseTime: now() } })
    const used = new Set(retained.flatMap(({ files }) => Object.values(files)))
    for (const name of readdirSync(this.#contents))
      if (!used.has(name)) rmSync(join(this.#contents, name))
  }

  set maxVersions(maxVersions: number) {
    this.#change({ maxVersions })
  }

  readonly locate: Locate = (path) => {
    const id = this.live?.version.files[path]
    if (id === undefined) return Promise.resolve(null)
    // Read synchronously, because the next release may remove the file.
    const read = () => promisify(gunzip)(readFileSync(join(this.#contents, id)))
    return Promise.resolve({ id, read })
  }

  #open(id: string): Version {
    const version = this.get(id)
    if (version.status === 'CREATED') return version
    throw new ApiError('FAILED_PRECONDITION', `Version ${id} is finalized.`)
  }

  #save(version: Version): Version {
    const others = this.#state.versions.filter(({ id }) => id !== version.id)
    this.#change({ versions: [...others, version] })
    return version
  }

  #change(change: Partial<State>): void {
    const next = { ...this.#state, ...change }
    replaceDurably(this.#file, JSON.stringify(next))
    this.#state = next
  }

  /**
   * Returns the versions to store in addition to the live version. Sites store all versions by default
   * (…/rest/v1beta1/SiteConfig). The oldest versions are removed first.
   */
  #keptBeside(live: string): Version[] {
    let places = this.#state.maxVersions ?? Infinity
    const isKept = ({ id, status, createTime }: Version) =>
      status === 'FINALIZED'
        ? id === live || --places > 0
        : Date.parse(createTime) > Date.now() - ABANDONED_AFTER_MS
    return [...this.#state.versions].reverse().filter(isKept).reverse()
  }
}

function now(): string {
  return new Date().toISOString()
}
