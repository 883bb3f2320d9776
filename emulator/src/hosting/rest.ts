import * as v from 'valibot'
import { assertOwner } from '../auth/id-token'
import { parseBody, parseMessage } from '../http/body'
import { ApiError, type ApiRequest, json } from '../http/message'
import type { Handler } from '../http/router'
import { ServingConfig } from './config'
import type { Version, VersionStore } from './versions'

export const HOSTING_API_PATH = /^\/(v1beta1|upload\/sites)\//

const CALL =
  /^\/(?:v1beta1|upload)\/(?:sites|projects)\/([^/]+)\/(channels\/live|[a-z]+)(?:\/([^/:]+))?(:\w+|\/files)?(?:\/([^/]+))?$/

/** What firebase-tools sends at most in one call (src/deploy/hosting/uploader.ts). */
const MOST_FILES_PER_CALL = 1000

const NewVersion = v.strictObject({ config: v.optional(ServingConfig, {}) })
const Clone = v.strictObject({ sourceVersion: v.string(), finalize: v.optional(v.literal(false)) })
const Path = v.pipe(v.string(), v.startsWith('/'))
const Hash = v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/, 'This is no SHA-256 in hex.'))
const Files = v.strictObject({
  files: v.pipe(
    v.record(Path, Hash),
    v.check((files) => Object.keys(files).length <= MOST_FILES_PER_CALL, 'Too many in one call.'),
  ),
})
const Final = v.strictObject({ status: v.literal('FINALIZED') })
/** 64-bit numbers are strings in Google's JSON. */
const SiteConfig = v.strictObject({ maxVersions: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)) })
const Query = v.strictObject({
  versionName: v.optional(v.string(), ''),
  pageSize: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d{0,2}|1000)$/)), '1000'),
  pageToken: v.optional(v.string(), ''),
})

/**
 * The calls of the Hosting REST API by which content is published
 * (firebase.google.com/docs/hosting/api-deploy, …/docs/reference/hosting/rest/v1beta1), for the
 * administrator; `url` is where they arrive.
 */
export function createHostingApi(siteId: string, store: VersionStore, url: string): Handler {
  const nameOf = ({ id }: { id: string }) => `sites/${siteId}/versions/${id}`
  const byName = (name: string) =>
    store.get(name === nameOf({ id: name.split('/')[3] ?? '' }) ? (name.split('/')[3] ?? '') : name)
  const operation = (id: string) => ({ name: `projects/${siteId}/operations/${id}` })
  const toResource = ({ status, config, createTime, files, ...version }: Version) => {
    const fileCount = String(Object.keys(files).length)
    return { name: nameOf(version), status, config, createTime, fileCount }
  }

  function release() {
    if (!store.live) return undefined
    const { version, releaseTime } = store.live
    const name = `sites/${siteId}/channels/live/releases/${Date.parse(releaseTime)}`
    return { name, version: toResource(version), type: 'DEPLOY', releaseTime }
  }

  function listFiles({ files }: Version, { pageSize, pageToken }: v.InferOutput<typeof Query>) {
    const lacking = store.lacking(files)
    const after = Buffer.from(pageToken, 'base64url').toString()
    const paths = Object.keys(files).sort()
    const page = paths.filter((path) => path > after).slice(0, Number(pageSize))
    const last = page.at(-1) ?? ''
    return {
      files: page.map((path) => {
        const hash = files[path] ?? ''
        return { path, hash, status: lacking.includes(hash) ? 'EXPECTED' : 'ACTIVE' }
      }),
      ...(last !== paths.at(-1) && { nextPageToken: Buffer.from(last).toString('base64url') }),
    }
  }

  type Call = (
    request: ApiRequest,
    id: string,
    hash: string,
    query: v.InferOutput<typeof Query>,
  ) => unknown
  const calls: Record<string, Call> = {
    'GET channels/live': () => ({ name: `sites/${siteId}/channels/live`, release: release() }),
    'POST versions': ({ body }) => toResource(store.create(parseBody(NewVersion, body).config)),
    'POST versions:clone': ({ body }) => {
      const { config, files } = byName(parseBody(Clone, body).sourceVersion)
      return operation(store.create(config, files).id)
    },
    // The clone is there at once, but in production one has to ask.
    'GET operations/ID': (_, id) => ({
      ...operation(id),
      done: true,
      response: toResource(store.get(id)),
    }),
    'POST versions/ID:populateFiles': ({ body }, id) => {
      const { files } = parseBody(Files, body)
      store.populate(id, files)
      const lacking = store.lacking(files)
      return {
        // Empty lists are left out of Google's JSON.
        ...(lacking.length > 0 && { uploadRequiredHashes: lacking }),
        uploadUrl: `${url}/upload/${nameOf({ id })}/files`,
      }
    },
    'POST versions/ID/files/HASH': ({ body }, id, hash) => {
      store.upload(id, hash, body)
    },
    'GET versions/ID/files': (_, id, __, query) => listFiles(store.get(id), query),
    'PATCH versions/ID?updateMask=status': ({ body }, id) => {
      parseBody(Final, body)
      return toResource(store.finalize(id))
    },
    'POST releases': (_, __, ___, { versionName }) => {
      store.release(byName(versionName).id)
      return release()
    },
    'PATCH config?updateMask=maxVersions': ({ body }) => {
      const config = parseBody(SiteConfig, body)
      store.maxVersions = Number(config.maxVersions)
      return config
    },
  }

  return (request) => {
    assertOwner(request, siteId)
    const { method, path } = request
    const [, site, collection = '', id = '', verb = '', hash = ''] = CALL.exec(path) ?? []
    const { updateMask, ...query } = Object.fromEntries(request.query)
    const mask = updateMask === undefined ? '' : `?updateMask=${updateMask}`
    const key = `${method} ${collection}${id && '/ID'}${verb}${hash && '/HASH'}${mask}`
    const call = site === siteId ? calls[key] : undefined
    if (!call)
      throw new ApiError('UNIMPLEMENTED', `${method} ${path}${mask} is not supported here.`)
    return json(call(request, id, hash, parseMessage(Query, query)) ?? {})
  }
}
