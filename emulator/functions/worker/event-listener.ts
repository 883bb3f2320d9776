import type { IncomingMessage, RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import type { LoadedFunction } from './exports'

/** A listener that hands the CloudEvent in the body to an event function, and answers when it has ended. */
export function eventListener({ run }: LoadedFunction): RequestListener {
  const statusOf = async (request: IncomingMessage) => {
    try {
      await run(await json(request))
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
