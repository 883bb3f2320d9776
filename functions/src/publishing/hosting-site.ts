import { setTimeout as delay } from 'node:timers/promises'
import { applicationDefault, type Credential } from 'firebase-admin/app'
import * as v from 'valibot'
import { forEachConcurrent } from '../data/concurrency'
import {
  RETRY_DELAYS,
  callHosting,
  type HostingCall,
  HostingError,
  type Send,
  SiteNotFound,
} from './hosting-call'

export interface HostingSiteOptions {
  siteId: string
  /** Address of a local Firebase, such as `http://127.0.0.1:5000`. Defaults to Google's API. */
  local?: string | undefined
  send?: Send
  again?: readonly number[]
}

/** Compressed file and its hash: SHA-256 of the gzipped content, in hex. */
export interface HostedFile {
  hash: string
  content: Buffer<ArrayBuffer>
}

const API = 'https://firebasehosting.googleapis.com'
const POLL_MS = 250
/** Maximum number of polls for a clone, one minute in total. The function has a timeout of five minutes. */
const POLLS = 240
/** Maximum number of files in one request (sites.versions.files/list), also used by firebase-tools. */
const FILES_AT_ONCE = 1_000
/** Maximum number of concurrent uploads. With 16, hundreds of small files take seconds. */
const UPLOADS_AT_ONCE = 16

// The API may prefix names with `projects/P/`. Its documentation does not specify the form of a cloned version's name.
const name = v.pipe(
  v.string(),
  v.transform((full) => full.replace(/^projects\/[^/]+\/(?=sites\/)/, '')),
)
// A disabled site has a release without a version.
const version = v.optional(v.object({ name }))
const channel = v.object({ release: v.optional(v.object({ version })) })
const operation = v.object({
  name: v.string(),
  done: v.optional(v.boolean(), false),
  error: v.optional(v.object({ code: v.number(), message: v.optional(v.string(), '') })),
  response: version,
})
// JSON responses of the API omit empty lists.
const fileList = v.object({
  files: v.optional(v.array(v.object({ path: v.string(), hash: v.string() })), []),
  nextPageToken: v.optional(v.string(), ''),
})
const populated = v.object({
  uploadRequiredHashes: v.optional(v.array(v.string()), []),
  uploadUrl: v.string(),
})

/**
 * Client for the Hosting REST API (firebase.google.com/docs/hosting/api-deploy, …/docs/reference/hosting/rest/v1beta1).
 * Names of versions have the form `sites/S/versions/V`. All methods reject with a HostingError or the error of `fetch`.
 */
export class HostingSite {
  readonly #options: HostingSiteOptions
  #credential: Credential | undefined
  readonly #site: string

  constructor(options: HostingSiteOptions) {
    this.#options = options
    this.#site = `sites/${options.siteId}`
  }

  /**
   * Returns the live version, or null if nothing was ever released (sites.channels/get). Rejects with SiteNotFound if
   * the site does not exist, because every site has a live channel.
   */
  async live(): Promise<string | null> {
    const found = await this.#get(`${this.#site}/channels/live`).catch((cause: unknown) => {
      if (cause instanceof HostingError && cause.status === 404)
        throw new SiteNotFound(cause.message, { cause })
      throw cause
    })
    return v.parse(channel, found).release?.version?.name ?? null
  }

  /** Returns the hash of each file of a version by path (sites.versions.files/list). */
  async files(version: string): Promise<ReadonlyMap<string, string>> {
    const all = new Map<string, string>()
    let pageToken = ''
    do {
      const query = new URLSearchParams({ pageSize: String(FILES_AT_ONCE), pageToken })
      const page = v.parse(fileList, await this.#get(`${version}/files?${query.toString()}`))
      for (const { path, hash } of page.files) all.set(path, hash)
      pageToken = page.nextPageToken
    } while (pageToken !== '')
    return all
  }

  /** Returns a file of the live version. It is never outdated, because each release clears the CDN cache. */
  async read(path: string): Promise<string> {
    const { local, siteId } = this.#options
    const url = new URL(path, local ?? `https://${siteId}.web.app`)
    return (await this.#call(url, { isRepeatable: true })).text()
  }

  /** Creates a version with the files and configuration of an existing version (sites.versions/clone). */
  async clone(sourceVersion: string): Promise<string> {
    // If the response is lost, a version remains that is never finalized. Hosting deletes such versions.
    const body = { sourceVersion, finalize: false }
    let state = v.parse(
      operation,
      await this.#send('POST', `${this.#site}/versions:clone`, body, true),
    )
    for (let polls = 0; !state.done && polls < POLLS; polls += 1) {
      if (polls > 0) await delay(POLL_MS)
      state = v.parse(operation, await this.#get(state.name))
    }
    if (state.response) return state.response.name
    const { code = 0, message = 'it does not end' } = state.error ?? {}
    throw new HostingError(`versions:clone of ${sourceVersion}`, httpStatusOf(code), message)
  }

  /** Sets files of a version. Removes files whose value is null (sites.versions/populateFiles). */
  async populate(version: string, files: ReadonlyMap<string, HostedFile | null>): Promise<void> {
    const all = [...files]
    for (let first = 0; first < all.length; first += FILES_AT_ONCE) {
      const some = all.slice(first, first + FILES_AT_ONCE)
      const hashes = Object.fromEntries(some.map(([path, file]) => [path, file?.hash ?? '']))
      const { uploadRequiredHashes, uploadUrl } = v.parse(
        populated,
        await this.#send('POST', `${version}:populateFiles`, { files: hashes }, true),
      )
      const contents = new Map(some.map(([, file]) => [file?.hash, file?.content]))
      await forEachConcurrent(uploadRequiredHashes, UPLOADS_AT_ONCE, async (hash) => {
        const content = contents.get(hash)
        if (!content) throw new Error(`Hosting requested ${hash}, which belongs to no file`)
        await this.#upload(`${uploadUrl}/${hash}`, content)
      })
    }
  }

  /** Finalizes a version, which is possible only once (sites.versions/patch). */
  async finalize(version: string): Promise<void> {
    await this.#send('PATCH', `${version}?updateMask=status`, { status: 'FINALIZED' }, false)
  }

  /** Makes a version live, replacing the previous live version (sites.releases/create). */
  async release(version: string): Promise<void> {
    const query = new URLSearchParams({ versionName: version })
    await this.#send('POST', `${this.#site}/releases?${query.toString()}`, {}, false)
  }

  /** Sets the maximum number of stored versions. Without it, Hosting stores all versions (SiteConfig). */
  async keepVersions(most: number): Promise<void> {
    // Google's JSON encodes 64-bit integers as strings.
    const body = { maxVersions: String(most) }
    await this.#send('PATCH', `${this.#site}/config?updateMask=maxVersions`, body, true)
  }

  #get(path: string): Promise<unknown> {
    return this.#api(path, { isRepeatable: true })
  }

  #send(
    method: 'POST' | 'PATCH',
    path: string,
    body: object,
    isRepeatable: boolean,
  ): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    return this.#api(path, { method, headers, body: JSON.stringify(body), isRepeatable })
  }

  async #upload(url: string, body: Buffer<ArrayBuffer>): Promise<void> {
    const headers = { ...(await this.#authorization()), 'content-type': 'application/octet-stream' }
    await this.#call(new URL(url), { method: 'POST', headers, body, isRepeatable: true })
  }

  async #api(path: string, call: HostingCall): Promise<unknown> {
    const url = new URL(`/v1beta1/${path}`, this.#options.local ?? API)
    const headers = { ...call.headers, ...(await this.#authorization()) }
    return (await this.#call(url, { ...call, headers })).json()
  }

  /** Returns the header with the service account's token. The account needs the role Firebase Hosting Admin. */
  async #authorization(): Promise<{ authorization: string }> {
    if (this.#options.local !== undefined) return { authorization: 'Bearer owner' }
    this.#credential ??= applicationDefault()
    const { access_token } = await this.#credential.getAccessToken()
    return { authorization: `Bearer ${access_token}` }
  }

  #call(url: URL, call: HostingCall): Promise<Response> {
    const { send = fetch, again = RETRY_DELAYS } = this.#options
    return callHosting(send, url, call, again)
  }
}

/** Converts a code of google.rpc.Code to an HTTP status: permission denied, quota exceeded, or other errors. */
function httpStatusOf(code: number): number {
  return code === 7 ? 403 : code === 8 ? 429 : 500
}
