import type { ApiRequest, ApiResponse } from './message'

export type Handler = (request: ApiRequest) => ApiResponse | Promise<ApiResponse>

export function route(table: readonly (readonly [string | RegExp, Handler])[]): Handler {
  return (request) => {
    for (const [space, handle] of table)
      if (typeof space === 'string' ? request.path.startsWith(space) : space.test(request.path))
        return handle(request)
    throw new Error(`No entry of the routing table fits ${request.path}.`)
  }
}
