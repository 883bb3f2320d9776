import type { Server } from '@grpc/grpc-js'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { FirestoreServiceOptions } from './firestore-service'

export interface GrpcOptions extends FirestoreServiceOptions {
  /** 0 lets the system choose. */
  port: number
  /** Take any free port when this one is taken. */
  orAnyPort?: boolean
}

export interface GrpcServer {
  port: number
  /** Answers what is under way, then ends the connections. */
  close(): Promise<void>
}

const CLOSING_PATIENCE_MS = 2000

/**
 * Serves Firestore by gRPC, what firebase-admin speaks, on 127.0.0.1. The libraries, 25 MB of memory
 * and 0.3 s, are loaded with the first connection: who only looks at the site never needs them.
 * Rejects with the system's error (`EADDRINUSE`) when the port cannot be had.
 */
export async function serveGrpc({ port, orAnyPort, ...service }: GrpcOptions): Promise<GrpcServer> {
  const sockets = new Set<Socket>()
  let loading: Promise<{ server: Server; inject: (socket: Socket) => void }> | undefined

  async function load() {
    const [{ ServerCredentials }, { createFirestoreServer }] = await Promise.all([
      import('@grpc/grpc-js'),
      import('./firestore-service'),
    ])
    const server = createFirestoreServer(service)
    const injector = server.createConnectionInjector(ServerCredentials.createInsecure())
    return { server, inject: (socket: Socket) => injector.injectConnection(socket) }
  }

  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    loading ??= load()
    loading.then(
      ({ inject }) => inject(socket),
      (error: unknown) => {
        service.log(`gRPC: ${String(error)}`)
        socket.destroy()
      },
    )
  })

  async function listen(wanted: number): Promise<void> {
    listener.listen(wanted, '127.0.0.1')
    await once(listener, 'listening')
  }
  await listen(port).catch(async (error: unknown) => {
    if (!orAnyPort) throw error
    await listen(0)
  })

  return {
    port: (listener.address() as AddressInfo).port,
    async close() {
      listener.close()
      const loaded = await loading?.catch(() => undefined)
      if (loaded)
        await Promise.race([
          new Promise<void>((resolve) => loaded.server.tryShutdown(() => resolve())),
          new Promise((resolve) => setTimeout(resolve, CLOSING_PATIENCE_MS).unref()),
        ])
      for (const socket of sockets) socket.destroy()
    },
  }
}
