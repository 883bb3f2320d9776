import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { declareFunction, type FunctionDeclaration } from '../declaration'

export interface LoadedFunction {
  declaration: FunctionDeclaration
  /** Takes a request and a response, or a CloudEvent, as its trigger is. */
  run: (...input: unknown[]) => unknown
}

export interface LoadedFunctions {
  functions: Map<string, LoadedFunction>
  /** Sentences about exports that are not run here. */
  refused: string[]
}

type Exported = LoadedFunction['run'] & { __endpoint: object }

/** Loads a built file, ES module or CommonJS. Rejects with whatever its loading throws. */
export async function loadFunctions(entry: string): Promise<LoadedFunctions> {
  const exports: unknown = isCommonJs(entry)
    ? createRequire(entry)(entry)
    : await import(pathToFileURL(entry).href)
  const found = new Map<string, Exported>()
  if (isObject(exports)) collect(exports, '', found)

  const functions = new Map<string, LoadedFunction>()
  const refused: string[] = []
  for (const [name, run] of found)
    try {
      functions.set(name, { declaration: declareFunction(name, run.__endpoint), run })
    } catch (error) {
      refused.push(`${name} is not run here: ${error instanceof Error ? error.message : ''}`)
    }
  return { functions, refused }
}

/** As Node decides it: by the extension, else by the nearest package.json. */
function isCommonJs(entry: string): boolean {
  const extension = extname(entry)
  if (extension !== '.js') return extension === '.cjs'
  for (let folder = dirname(entry); ; folder = dirname(folder)) {
    const declared = readType(join(folder, 'package.json'))
    if (declared !== null) return declared !== 'module'
    if (folder === dirname(folder)) return true
  }
}

/** The `type` of a package.json, undefined where it has none, null where there is no such file. */
function readType(file: string): unknown {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isObject(manifest) && 'type' in manifest ? manifest.type : undefined
  } catch {
    return null
  }
}

/** Deploying names the members of exported groups `group-name`. */
function collect(exports: object, prefix: string, found: Map<string, Exported>): void {
  for (const [name, value] of Object.entries(exports))
    if (isFunction(value)) found.set(prefix + name, value)
    else if (isObject(value)) collect(value, `${prefix}${name}-`, found)
}

function isFunction(value: unknown): value is Exported {
  return typeof value === 'function' && '__endpoint' in value && isObject(value.__endpoint)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
