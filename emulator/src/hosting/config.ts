import { join } from 'node:path'
import picomatch from 'picomatch'
import * as v from 'valibot'

/** The `hosting` part of firebase.json as far as it is served here; the rest is refused. */
export const HostingJson = v.strictObject({
  public: v.optional(v.string(), 'public'),
  ignore: v.optional(v.array(v.string()), []),
  rewrites: v.optional(
    v.array(v.strictObject({ source: v.string(), destination: v.string() })),
    [],
  ),
  headers: v.optional(
    v.array(
      v.strictObject({
        source: v.string(),
        headers: v.array(v.strictObject({ key: v.string(), value: v.string() })),
      }),
    ),
    [],
  ),
  cleanUrls: v.optional(v.boolean(), false),
  trailingSlash: v.optional(v.boolean()),
  /** Concern deploying only. */
  site: v.optional(v.string()),
  target: v.optional(v.string()),
  predeploy: v.optional(v.unknown()),
  postdeploy: v.optional(v.unknown()),
})
export type HostingJson = v.InferOutput<typeof HostingJson>

type Matcher = (path: string) => boolean

export interface HostingConfig {
  /** The folder of the files, absolute. */
  folder: string
  /** Whether `file` (relative to the folder) is kept from deploying, as .gitignore would. */
  ignores: (file: string) => boolean
  rewrites: { match: Matcher; destination: string }[]
  headers: { match: Matcher; headers: Record<string, string> }[]
  cleanUrls: boolean
  trailingSlash: boolean | undefined
}

export function compileHosting(json: HostingJson, projectFolder: string): HostingConfig {
  return {
    folder: join(projectFolder, json.public),
    ignores: compileIgnore(json.ignore),
    rewrites: json.rewrites.map(({ source, destination }) => ({
      match: compileGlob(source),
      destination,
    })),
    headers: json.headers.map(({ source, headers }) => ({
      match: compileGlob(source),
      headers: Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value])),
    })),
    cleanUrls: json.cleanUrls,
    trailingSlash: json.trailingSlash,
  }
}

/** A file is ignored with every folder above it, so that `**` + `/.*` hides `.git/config` too. */
function compileIgnore(globs: string[]): (file: string) => boolean {
  const match = picomatch(globs, { dot: true })
  return (file) => {
    const segments = file.split('/')
    return segments.some((_, index) => match(segments.slice(0, index + 1).join('/')))
  }
}

/**
 * Globs mean the same with and without a leading slash
 * (firebase.google.com/docs/hosting/full-config#glob_pattern_matching). Below a made-up first segment
 * picomatch sees no leading slash at all, which it would treat as a segment of its own.
 */
function compileGlob(glob: string): Matcher {
  const below = glob.replace(/^(!?)\/?/, '$1site/')
  const matches = picomatch(below, { dot: true, strictSlashes: true })
  return (path) => matches(`site${path}`)
}
