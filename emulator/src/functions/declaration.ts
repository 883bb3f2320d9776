import * as v from 'valibot'

const Trigger = v.variant('kind', [
  v.object({ kind: v.literal('callable') }),
  v.object({
    kind: v.literal('firestore'),
    event: v.picklist(['written', 'created', 'updated', 'deleted']),
    document: v.string(),
    retry: v.boolean(),
  }),
  v.object({ kind: v.literal('schedule'), schedule: v.string(), timeZone: v.string() }),
])

export const FunctionDeclaration = v.object({
  /** Name of the endpoint. Exports in groups are joined with a hyphen: `save-page-content`. */
  name: v.string(),
  regions: v.array(v.string()),
  timeoutSeconds: v.number(),
  trigger: Trigger,
})
export type FunctionDeclaration = v.InferOutput<typeof FunctionDeclaration>
export type Trigger = FunctionDeclaration['trigger']

/** Default region of 2nd gen functions (firebase.google.com/docs/functions/manage-functions). */
const DEFAULT_REGIONS = ['us-central1']
const DEFAULT_TIMEOUT_SECONDS = 60
const DEFAULT_TIME_ZONE = 'UTC'

const FIRESTORE_EVENT =
  /^google\.cloud\.firestore\.document\.v1\.(written|created|updated|deleted)$/

/** The `__endpoint` that firebase-functions adds to each function, as JSON. */
const Endpoint = v.object({
  region: v.nullish(v.array(v.string()), DEFAULT_REGIONS),
  timeoutSeconds: v.nullish(v.number(), DEFAULT_TIMEOUT_SECONDS),
  callableTrigger: v.optional(v.object({})),
  scheduleTrigger: v.optional(
    v.object({ schedule: v.string(), timeZone: v.nullish(v.string(), DEFAULT_TIME_ZONE) }),
  ),
  eventTrigger: v.optional(
    v.object({
      eventType: v.pipe(v.string(), v.regex(FIRESTORE_EVENT)),
      eventFilters: v.object({
        database: v.literal('(default)'),
        namespace: v.literal('(default)'),
        document: v.optional(v.string()),
      }),
      eventFilterPathPatterns: v.optional(v.object({ document: v.optional(v.string()) }), {}),
      retry: v.nullish(v.boolean(), false),
    }),
  ),
})
type Endpoint = v.InferOutput<typeof Endpoint>

export function declareFunction(name: string, endpoint: object): FunctionDeclaration {
  // Options that are left to the platform are objects, which JSON serialization turns into null.
  const parsed = v.safeParse(Endpoint, JSON.parse(JSON.stringify(endpoint)))
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  }
  const { region: regions, timeoutSeconds } = parsed.output
  return { name, regions, timeoutSeconds, trigger: triggerOf(parsed.output) }
}

const Secrets = v.object({
  secretEnvironmentVariables: v.nullish(v.array(v.object({ key: v.string() })), []),
})

export function secretsOf(endpoint: object): string[] {
  const { secretEnvironmentVariables } = v.parse(Secrets, JSON.parse(JSON.stringify(endpoint)))
  return secretEnvironmentVariables.map(({ key }) => key)
}

function triggerOf(endpoint: Endpoint): Trigger {
  const { callableTrigger, scheduleTrigger, eventTrigger } = endpoint
  if (callableTrigger) return { kind: 'callable' }
  if (scheduleTrigger) return { kind: 'schedule', ...scheduleTrigger }
  const event = v.picklist(['written', 'created', 'updated', 'deleted'])
  const document =
    eventTrigger?.eventFilterPathPatterns.document ?? eventTrigger?.eventFilters.document
  if (!eventTrigger || document === undefined)
    throw new Error('this kind of trigger is not supported')
  return {
    kind: 'firestore',
    event: v.parse(event, FIRESTORE_EVENT.exec(eventTrigger.eventType)?.[1]),
    document,
    retry: eventTrigger.retry,
  }
}
