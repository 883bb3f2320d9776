import { join } from 'node:path'
import picomatch from 'picomatch'
import { compilePattern, type Matcher, type PatternConfig } from './pattern'

/** The `hosting` part of firebase.json, compiled. */
export interface HostingConfig {
  /** The folder of the files, absolute. */
  folder: string
  /** Whether `file` (relative to the folder) is kept from deploying, as .gitignore would. */
  ignores: (file: string) => boolean
  redirects: { match: Matcher; destination: string; status: number }[]
  /** `destination` is null for a rewrite to something that is not served here. */
  rewrites: { match: Matcher; destination: string | null }[]
  headers: { match: Matcher; headers: Record<string, string> }[]
  cleanUrls: boolean
  trailingSlash: boolean | undefined
}

interface HostingJson {
  public?: string
  ignore?: string[]
  redirects?: (PatternConfig & { destination: string; type?: number })[]
  rewrites?: (PatternConfig & { destination?: string })[]
  headers?: (PatternConfig & { headers: { key: string; value: string }[] })[]
  cleanUrls?: boolean
  trailingSlash?: boolean
}

const SUPPORTED = [
  'public',
  'ignore',
  'redirects',
  'rewrites',
  'headers',
  'cleanUrls',
  'trailingSlash',
]
/** Concern deploying only, not serving. */
const WITHOUT_EFFECT = ['site', 'target', 'predeploy', 'postdeploy']

/**
 * Compiles the `hosting` value of a firebase.json standing in `projectFolder`.
 * Throws on what this server cannot honour: several sites, an unknown setting, a bad pattern.
 */
export function compileHosting(hosting: unknown, projectFolder: string): HostingConfig {
  if (typeof hosting !== 'object' || hosting === null || Array.isArray(hosting))
    throw new Error('firebase.json: "hosting" must be one object')
  const unknown = Object.keys(hosting).filter(
    (key) => !SUPPORTED.includes(key) && !WITHOUT_EFFECT.includes(key),
  )
  if (unknown.length > 0)
    throw new Error(`firebase.json: hosting.${unknown.join(', ')} is not supported`)
  const json: HostingJson = hosting
  return {
    folder: join(projectFolder, json.public ?? 'public'),
    ignores: compileIgnore(json.ignore ?? []),
    redirects: (json.redirects ?? []).map((rule) => ({
      match: compilePattern(rule),
      destination: rule.destination,
      status: rule.type ?? 301,
    })),
    rewrites: (json.rewrites ?? []).map((rule) => ({
      match: compilePattern(rule),
      destination: rule.destination ?? null,
    })),
    headers: (json.headers ?? []).map((rule) => ({
      match: compilePattern(rule),
      headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    })),
    cleanUrls: json.cleanUrls ?? false,
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
