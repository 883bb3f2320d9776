import { pathToFileURL } from 'node:url'
import { buildFunctions } from '../build/build'
import { FUNCTIONS_BUNDLE } from '../paths'

/** Returns the scheduled functions in the build. Google joins group names with `-`. */
export async function builtSchedules(): Promise<string[]> {
  await buildFunctions()
  const functions: unknown = await import(pathToFileURL(FUNCTIONS_BUNDLE).href)
  return [...scheduledIn(functions)]
}

function* scheduledIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'function') {
    // Deployment reads this property (firebase-functions, runtime/manifest).
    const { __endpoint: endpoint } = value as { __endpoint?: { scheduleTrigger?: object } }
    if (endpoint?.scheduleTrigger) yield name
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      yield* scheduledIn(part, name === '' ? key : `${name}-${key}`)
}
