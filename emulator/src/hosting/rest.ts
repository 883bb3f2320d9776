import * as v from 'valibot'
import { assertOwner } from '../auth/id-token'
import { parseBody, parseMessage } from '../http/body'
import { ApiError, json } from '../http/message'
import type { Handler } from '../http/router'
import { ServingConfig } from './config'
import type { Version, VersionStore } from './versions'

const DEPLOY = 'POST /__/emulator/hosting:deploy'
export const HOSTING_API_PATH = /^\/(v1beta1\/|upload\/sites\/|__\/emulator\/hosting:)/

const CALL =
  /^\/(?:v1beta1\/)?(sites|projects|upload\/sites)\/([^/]+)\/(channels\/live|[a-z]+)(?:\/([^/:]+))?(:\w+|\/files)?(?:\/([^/]+))?$/

/** Maximum number of files that firebase-tools sends per call (src/deploy/hosting/uploader.ts). */
const MAX_FILES_PER_CALL = 1000

const NewVersion = v.strictObject({ config: ServingConfig })
const Clone = v.strictObject({ sourceVersion: v.string(), finalize: v.optional(v.literal(false)) })
const Path = v.pipe(v.string(), v.startsWith('/'))
const Hash = v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/, 'This is no SHA-256 in hex.'))
const Files = v.strictObject({
  files: v.pipe(
    v.record(Path, Hash),
    v.check((files) => Object.keys(files).length <= MAX_FILES_PER_CALL, 'Too many in one call.'),
  ),
})
const Final = v.strictObject({ status: v.literal('FINALIZED') })
/** Schema of a count. 64-bit integers are strings in Google's JSON, which also accepts numbers. */
const Count = v.pipe(v.union([v.string(), v.number()]), v.toString(), v.regex(/^[1-9]\d{0,5}$/))
const SiteConfig = v.strictObject({ maxVersions: Count })
const Query = v.strictObject({
  versionName: v.optional(v.string(), ''),
  pageSize: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d{0,2}|1000)$/)), '1000'),
  pageToken: v.optional(v.string(), ''),
})
type Query = v.InferOutput<typeof Query>
type Call = { id: string; hash: string; body: Buffer; query: Query }

/**
 * Creates the publishing calls of the Hosting REST API (firebase.google.com/docs/hosting/api-deploy,
 * …/docs/reference/hosting/rest/v1beta1) for the administrator. `url` is the address of this server. The additional
 * call `DEPLOY` runs `deploy`, which releases the folder as a version and returns its id.
 */
export function createHostingApi(
  siteId: string,
  url: string,
  store: VersionStore,
  deploy: () => string,
): Handler {
  const channel = `sites/${siteId}/channels/live`
  const versions = `sites/${siteId}/versions/`
  const byName = (name: string) => store.get(name.replace(versions, ''))
  const operationOf = ({ id }: Version) => `projects/${siteId}/operations/${id}`
  const toResource = ({ id, status, config, createTime, files }: Version) => {
    const fileCount = String(Object.keys(files).length)
    return { name: versions + id, status, config, createTime, fileCount }
  }

  function release() {
    if (!store.live) return undefined
    const { version, releaseTime } = store.live
    const name = `${channel}/releases/${Date.parse(releaseTime)}`
    return { name, version: toResource(version), type: 'DEPLOY', releaseTime }
  }

  function listFiles({ files }: Version, { pageSize, pageToken }: Query) {
    const lacking = store.lacking(files)
    const after = Buffer.from(pageToken, 'base64url').toString()
    const rest = Object.entries(files).filter(([path]) => path > after)
    const page = rest.sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, Number(pageSize))
    const isLast = page.length === rest.length
    return {
      files: page.map(([path, hash]) => {
        return { path, hash, status: lacking.includes(hash) ? 'EXPECTED' : 'ACTIVE' }
      }),
      ...(!isLast && { nextPageToken: Buffer.from(page.at(-1)?.[0] ?? '').toString('base64url') }),
    }
  }

  const calls: Record<string, (call: Call) => unknown> = {
    'GET sites/channels/live': () => ({ name: channel, release: release() }),
    'POST sites/versions': ({ body }) =>
      toResource(store.create(parseBody(NewVersion, body).config)),
    'POST sites/versions:clone': ({ body }) => {
      const { config, files } = byName(parseBody(Clone, body).sourceVersion)
      return { name: operationOf(store.create(config, files)) }
    },
    // Cloning takes time in production, so clients poll this operation. Here the clone already exists.
    'GET projects/operations/ID': ({ id }) => {
      const version = store.get(id)
      return { name: operationOf(version), done: true, response: toResource(version) }
    },
    'POST sites/versions/ID:populateFiles': ({ body, id }) => {
      const { files } = parseBody(Files, body)
      store.populate(id, files)
      const lacking = store.lacking(files)
      return {
        // Google's JSON omits empty lists.
        ...(lacking.length > 0 && { uploadRequiredHashes: lacking }),
        uploadUrl: `${url}/upload/${versions}${id}/files`,
      }
    },
    'POST upload/sites/versions/ID/files/HASH': ({ body, id, hash }) => {
      store.upload(id, hash, body)
    },
    'GET sites/versions/ID/files': ({ id, query }) => listFiles(store.get(id), query),
    'PATCH sites/versions/ID?updateMask=status': ({ body, id }) =>
      parseBody(Final, body) && toResource(store.finalize(id)),
    'POST sites/releases': ({ query }) => {
      store.release(byName(query.versionName).id)
      return release()
    },
    'PATCH sites/config?updateMask=maxVersions': ({ body }) => {
      const config = parseBody(SiteConfig, body)
      store.maxVersions = Number(config.maxVersions)
      return config
    },
  }

  return ({ method, path, headers, body, query }) => {
    assertOwner({ headers }, siteId)
    if (`${method} ${path}` === DEPLOY) return json({ name: versions + deploy() })
    const [, space, site, collection = '', id = '', verb = '', hash = ''] = CALL.exec(path) ?? []
    const { updateMask, ...rest } = Object.fromEntries(query)
    const mask = updateMask === undefined ? '' : `?updateMask=${updateMask}`
    const key = `${method} ${space}/${collection}${id && '/ID'}${verb}${hash && '/HASH'}${mask}`
    const call = site === siteId ? calls[key] : undefined
    if (!call)
      throw new ApiError('UNIMPLEMENTED', `${method} ${path}${mask} is not supported here.`)
    return json(call({ id, hash, body, query: parseMessage(Query, rest) }) ?? {})
  }
}
