import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FUNCTION_HEADER, SECRET_HEADER, type WorkerMessage } from '../worker-messages'
import { eventListener } from './event-listener'
import { loadFunctions, type LoadedFunctions } from './exports'
import { httpListener, requireExpress } from './http-listener'

export async function runWorker(entry: string): Promise<void> {
  // Exits with the parent, even if the parent was killed.
  process.on('disconnect', () => process.exit())
  try {
    const { functions, refused } = await loadFunctions(entry)
    const secret = randomBytes(16).toString('hex')
    const port = await listen(listenersOf(entry, functions), secret)
    const declarations = [...functions.values()].map(({ declaration }) => declaration)
    sendToParent({ kind: 'ready', port, secret, functions: declarations, refused })
  } catch (error) {
    sendToParent({
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
}

function sendToParent(message: WorkerMessage): void {
  process.send?.(message)
}

function listenersOf(
  entry: string,
  functions: LoadedFunctions['functions'],
): Map<string, RequestListener> {
  if (functions.size === 0) return new Map()
  const express = requireExpress(entry)
  return new Map(
    [...functions].map(([name, loaded]) => [
      name,
      loaded.declaration.trigger.kind === 'firestore'
        ? eventListener(loaded)
        : httpListener(express, loaded),
    ]),
  )
}

/** Listens on a port. Other programs can reach the port, so requests need the secret. */
async function listen(listeners: Map<string, RequestListener>, secret: string): Promise<number> {
  const server = createServer((request, response) => {
    const { [SECRET_HEADER]: given, [FUNCTION_HEADER]: name, ...headers } = request.headers
    const listener = given === secret ? listeners.get(String(name)) : undefined
    request.headers = headers
    if (listener) listener(request, response)
    else response.writeHead(403).end()
  })
  // The parent reuses connections, and must not send a request on one that is being closed.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
