import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Bandwidth of Lighthouse's slow 4G: 1.6 Mbit/s down, 150 ms per round trip. */
const BYTES_PER_MILLISECOND = 1_600 / 8
const ROUND_TRIP_MILLISECONDS = 150

interface SlowNetwork {
  url: (path?: string) => string
  close: () => void
}

/**
 * Serves a site as over slow 4G for all requests of the browser. Chromium's own throttling omits the service worker,
 * whose share of a first visit is the largest. Uses HTTP/1.1 with six concurrent requests; Hosting allows more.
 */
export async function slowNetwork(origin: string): Promise<SlowNetwork> {
  const { hostname, port } = new URL(origin)
  const open = new Set<Socket>()
  let isFreeAt = 0

  const up = () => performance.now() + ROUND_TRIP_MILLISECONDS
  const down = (bytes: number) => {
    isFreeAt = Math.max(isFreeAt, performance.now()) + bytes / BYTES_PER_MILLISECOND
    return isFreeAt
  }
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true })
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
    }
    pass(near, far, up)
    pass(far, near, down)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: nearby } = server.address() as AddressInfo
  return {
    url: (path = '/') => `http://127.0.0.1:${nearby}${path}`,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** Forwards data in order, each part at the time that `arrival` returns. */
function pass(from: Socket, to: Socket, arrival: (bytes: number) => number): void {
  const coming: { at: number; act: () => void }[] = []
  const arrive = () => {
    while (coming[0] && coming[0].at <= performance.now()) coming.shift()?.act()
    if (coming[0]) setTimeout(arrive, coming[0].at - performance.now())
  }
  const later = (at: number, act: () => void) => {
    if (coming.push({ at, act }) === 1) arrive()
  }
  from.on('data', (part: Buffer) => later(arrival(part.length), () => void to.write(part)))
  from.on('end', () => later(arrival(0), () => void to.end()))
}
