import picomatch from 'picomatch'
import * as v from 'valibot'

/** Schema of the supported part of `hosting` in firebase.json. Other settings are rejected. */
export const HostingJson = v.strictObject({
  public: v.string(),
  predeploy: v.optional(v.array(v.string()), []),
  ignore: v.optional(v.array(v.string()), []),
  redirects: v.optional(
    v.array(v.strictObject({ source: v.string(), destination: v.string(), type: v.literal(301) })),
    [],
  ),
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

const LowerCase = v.pipe(v.string(), v.toLowerCase())

/**
 * Schema of the supported part of a Hosting version's configuration. Other settings are rejected
 * (firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions#ServingConfig).
 */
export const ServingConfig = v.strictObject({
  redirects: v.optional(
    v.array(v.strictObject({ glob: v.string(), location: v.string(), statusCode: v.literal(301) })),
    [],
  ),
  rewrites: v.optional(v.array(v.strictObject({ glob: v.string(), path: v.string() })), []),
  headers: v.optional(
    v.array(v.strictObject({ glob: v.string(), headers: v.record(LowerCase, v.string()) })),
    [],
  ),
  cleanUrls: v.literal(true),
  trailingSlashBehavior: v.literal('REMOVE'),
})
export type ServingConfig = v.InferOutput<typeof ServingConfig>

export function toServingConfig(json: HostingJson): ServingConfig {
  return {
    redirects: json.redirects.map(({ source, destination, type }) => ({
      glob: source,
      location: destination,
      statusCode: type,
    })),
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

export function compileHosting({ redirects, rewrites, headers }: ServingConfig) {
  return {
    redirects: redirects.map(compileRedirect),
    rewrites: rewrites.map(({ glob, path }) => ({ match: compileGlob(glob), path })),
    headers: headers.map((rule) => ({ match: compileGlob(rule.glob), headers: rule.headers })),
  }
}

/**
 * Compiles the globs of `ignore`, which are relative to the public folder. A file in an ignored folder is ignored too,
 * as in .gitignore, so that `**` + `/.*` also hides `.git/config`.
 */
export function compileIgnore(globs: string[]): (file: string) => boolean {
  const match = picomatch(globs, { dot: true })
  return (file) => {
    const segments = file.split('/')
    return segments.some((_, index) => match(segments.slice(0, index + 1).join('/')))
  }
}

/** Compiles a redirect to a function of the path. Supports only a capture at the end: `/old/:rest*`. */
function compileRedirect({ glob, location }: ServingConfig['redirects'][number]) {
  const [, before, name] = /^(.*\/):(\w+)\*$/.exec(glob) ?? []
  const match = compileGlob(before === undefined ? glob : `${before}**`)
  return (path: string): string | null => {
    if (!match(path)) return null
    return before === undefined ? location : location.replace(`:${name}`, path.slice(before.length))
  }
}

/**
 * Compiles a glob, with or without a leading slash
 * (firebase.google.com/docs/hosting/full-config#glob_pattern_matching). picomatch would treat that
 * slash as a segment, so pattern and path get an artificial first segment.
 */
function compileGlob(glob: string): (path: string) => boolean {
  const below = glob.replace(/^(!?)\/?/, '$1site/')
  const matches = picomatch(below, { dot: true, strictSlashes: true })
  return (path) => matches(`site${path}`)
}
