import { pathToFileURL } from 'node:url'
import { declareFunction, type FunctionDeclaration, secretsOf } from '../declaration'

export interface LoadedFunction {
  declaration: FunctionDeclaration
  /** Runs the function. Receives a request and a response, or a CloudEvent, depending on the trigger. */
  run: (...input: unknown[]) => unknown
}

export interface LoadedFunctions {
  functions: Map<string, LoadedFunction>
  refused: string[]
}

type Exported = LoadedFunction['run'] & { __endpoint: object }

export async function loadFunctions(entry: string): Promise<LoadedFunctions> {
  const exports = (await import(pathToFileURL(entry).href)) as object
  if ('default' in exports) throw new Error(`${entry} has a default export, as CommonJS has.`)
  const found = new Map<string, Exported>()
  collect(exports, '', found)

  const functions = new Map<string, LoadedFunction>()
  const refused: string[] = []
  for (const [name, run] of found)
    try {
      const declaration = declareFunction(name, run.__endpoint)
      // A deployment asks for each secret. The emulator reads it from the environment, and defaults to an empty value.
      for (const key of secretsOf(run.__endpoint)) process.env[key] ??= ''
      functions.set(name, { declaration, run })
    } catch (error) {
      refused.push(`${name} is not run here: ${error instanceof Error ? error.message : ''}`)
    }
  return { functions, refused }
}

/** Collects the exported functions. A function in an exported group is named `group-name`, as in a deployment. */
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
