import { pathToFileURL } from 'node:url'
import { buildFunctions } from '../build/build'
import { FUNCTIONS_BUNDLE } from '../paths'

export interface BuiltFunctions {
  schedules: readonly string[]
  callables: readonly string[]
}

export async function builtFunctions(): Promise<BuiltFunctions> {
  await buildFunctions()
  const functions: unknown = await import(pathToFileURL(FUNCTIONS_BUNDLE).href)
  return {
    schedules: [...namesIn(functions, 'scheduleTrigger')],
    callables: [...namesIn(functions, 'callableTrigger')],
  }
}

/** Yields the names of functions. Google joins group names with `-`. */
function* namesIn(value: unknown, trigger: string, name = ''): Generator<string> {
  if (typeof value === 'function') {
    // firebase-tools find functions by this property (firebase-functions, runtime/manifest).
    const { __endpoint: endpoint = {} } = value as { __endpoint?: object }
    if (trigger in endpoint) yield name
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      yield* namesIn(part, trigger, name === '' ? key : `${name}-${key}`)
}
