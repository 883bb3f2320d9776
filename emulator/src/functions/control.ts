import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { assertOwner } from '../auth/id-token'
import { parseBody } from '../http/body'
import { ApiError, type ApiRequest, json } from '../http/message'
import type { Handler } from '../http/router'
import { DELIVERY_MODES } from './deliveries'
import type { Events } from './events'
import type { WorkerProcess } from './worker-process'

export const CONTROL_PATH = /^\/__\/emulator\/functions(?:\/([^/:]+))?(:\w+)?$/

const Delivery = v.strictObject({ mode: v.picklist(DELIVERY_MODES) })

const IDLE_TIMEOUT_MS = 60_000

/**
 * Creates the test API below `/__/emulator/functions`, which requires `Authorization: Bearer owner`. `GET` lists the
 * loaded functions, `POST :idle` waits until no event is pending, `POST /NAME:run` runs a schedule immediately, and
 * `PUT :delivery {"mode"}` sets the delivery mode of later events.
 */
export function createControl(
  projectId: string,
  worker: () => Promise<WorkerProcess>,
  events: Events,
): Handler {
  const operations: Record<string, (request: ApiRequest, name: string) => unknown> = {
    GET: async () => ({
      functions: (await worker()).functions,
      delivery: { mode: events.deliveries.mode },
    }),
    'POST :idle': async () => {
      const late = delay(IDLE_TIMEOUT_MS, 'late', { ref: false })
      if ((await Promise.race([events.idle(), late])) === 'late')
        throw new ApiError(
          'DEADLINE_EXCEEDED',
          'Events are still under way; do they cause each other?',
        )
    },
    'PUT :delivery': ({ body }) => {
      events.deliveries.mode = parseBody(Delivery, body).mode
    },
    'POST NAME:run': async (_, name) => {
      const declaration = (await worker()).functions.find((loaded) => loaded.name === name)
      if (declaration?.trigger.kind !== 'schedule')
        throw new ApiError('NOT_FOUND', `No scheduled function is called ${name}.`)
      if (!(await events.runSchedule(declaration, new Date())))
        throw new ApiError('INTERNAL', `${name} failed. See the log.`)
    },
  }

  return async (request) => {
    const { method, path } = request
    const [, name = '', verb = ''] = CONTROL_PATH.exec(path) ?? []
    const operation = operations[`${method} ${name && 'NAME'}${verb}`.trim()]
    if (!operation) throw new ApiError('NOT_FOUND', `Nothing is served at ${method} ${path}.`)
    assertOwner(request, projectId)
    return json((await operation(request, name)) ?? {})
  }
}
