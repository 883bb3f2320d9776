import type { IncomingMessage, RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import type { LoadedFunction } from './exports'

/** A listener that hands the CloudEvent in the body to an event function, and answers when it has ended. */
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

/** The event of a document that is gone. */
const Deletion = v.looseObject({
  time: v.string(),
  data: v.looseObject({ oldValue: v.object({}), value: v.optional(v.never()) }),
})

/**
 * firebase-functions takes the read time of a snapshot from the document's own times; where there
 * is no document it warns and takes the present. It sees these times, but not a document, in a value
 * whose properties are not enumerable (`_getValueProto` in its common/providers/firestore).
 */
function withReadTime(event: unknown): unknown {
  if (!v.is(Deletion, event)) return event
  const value = Object.defineProperty({}, 'updateTime', { value: event.time })
  return { ...event, data: { ...event.data, value } }
}
