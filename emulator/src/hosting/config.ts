import picomatch from 'picomatch'
import * as v from 'valibot'

/** The `hosting` part of firebase.json as far as it is served here; the rest is refused. */
export const HostingJson = v.strictObject({
  public: v.string(),
  /** What deploying runs before; nothing here. */
  predeploy: v.optional(v.array(v.string()), []),
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
  cleanUrls: v.literal(true),
  trailingSlash: v.literal(false),
})
export type HostingJson = v.InferOutput<typeof HostingJson>

/** Of headers, so that later ones replace earlier ones. */
const LowerCase = v.pipe(v.string(), v.toLowerCase())

/**
 * The configuration of a version as far as it is served here; the rest is refused
 * (firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions#ServingConfig).
 */
export const ServingConfig = v.strictObject({
  rewrites: v.optional(v.array(v.strictObject({ glob: v.string(), path: v.string() })), []),
  headers: v.optional(
    v.array(v.strictObject({ glob: v.string(), headers: v.record(LowerCase, v.string()) })),
    [],
  ),
  cleanUrls: v.literal(true),
  trailingSlashBehavior: v.literal('REMOVE'),
})
export type ServingConfig = v.InferOutput<typeof ServingConfig>

/** What deploying makes of firebase.json. */
export function toServingConfig(json: HostingJson): ServingConfig {
  return {
    rewrites: json.rewrites.map(({ source, destination }) => ({ glob: source, path: destination })),
    headers: json.headers.map(({ source, headers }) => ({
      glob: source,
      headers: Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value])),
    })),
    cleanUrls: json.cleanUrls,
    trailingSlashBehavior: 'REMOVE',
  }
}

export type HostingConfig = ReturnType<typeof compileHosting>

export function compileHosting({ rewrites, headers }: ServingConfig) {
  return {
    rewrites: rewrites.map(({ glob, path }) => ({ match: compileGlob(glob), path })),
    headers: headers.map((rule) => ({ match: compileGlob(rule.glob), headers: rule.headers })),
  }
}

/**
 * Whether `file` (relative to the folder) is kept from deploying. A file is ignored with every folder
 * above it, as in .gitignore, so that `**` + `/.*` hides `.git/config` too.
 */
export function compileIgnore(globs: string[]): (file: string) => boolean {
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
function compileGlob(glob: string): (path: string) => boolean {
  const below = glob.replace(/^(!?)\/?/, '$1site/')
  const matches = picomatch(below, { dot: true, strictSlashes: true })
  return (path) => matches(`site${path}`)
}
