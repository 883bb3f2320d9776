import type { IncomingMessage, RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import type { LoadedFunction } from './exports'

export function eventListener({ run }: LoadedFunction): RequestListener {
  const statusOf = async (request: IncomingMessage) => {
    try {
      await run(withReadTime(await json(request)))
      return 204
    } catch (error) {
      console.error(error)
      return 500
    }
  }
  return (request, response) => {
    void statusOf(request).then((status) => response.writeHead(status).end())
  }
}

const Deletion = v.looseObject({
  time: v.string(),
  data: v.looseObject({ oldValue: v.object({}), value: v.optional(v.never()) }),
})

/**
 * Prevents a warning of firebase-functions, which reads a snapshot's read time from the document's own times. Adds
 * these times as non-enumerable properties, without a document (`_getValueProto` in its common/providers/firestore).
 */
function withReadTime(event: unknown): unknown {
  if (!v.is(Deletion, event)) return event
  const value = Object.defineProperty({}, 'updateTime', { value: event.time })
  return { ...event, data: { ...event.data, value } }
}
