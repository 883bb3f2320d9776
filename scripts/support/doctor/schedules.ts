import { pathToFileURL } from 'node:url'
import { buildFunctions } from '../build/build'
import { FUNCTIONS_BUNDLE } from '../paths'

/** Names of the built functions that run by a schedule, as Google has them: those of groups are joined by `-`. */
export async function builtSchedules(): Promise<string[]> {
  await buildFunctions()
  const functions: unknown = await import(pathToFileURL(FUNCTIONS_BUNDLE).href)
  return [...scheduledIn(functions)]
}

function* scheduledIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'function') {
    // What deploying reads (firebase-functions, runtime/manifest).
    const { __endpoint: endpoint } = value as { __endpoint?: { scheduleTrigger?: object } }
    if (endpoint?.scheduleTrigger) yield name
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      yield* scheduledIn(part, name === '' ? key : `${name}-${key}`)
}
