import { Agent, request as ask } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type IncomingHttpHeaders,
} from 'node:http2'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { generate } from 'selfsigned'

/**
 * Proxy that serves the site over HTTP/2 and TLS, like Firebase Hosting. It is a separate process, forked by
 * `startProxy`. The local Firebase behind it compresses and caches. Its argument is the origin. It sends its port to the
 * parent. The parent sends the delay of new connections in milliseconds; the proxy then closes all open connections and
 * confirms.
 */
const [, , origin = ''] = process.argv

/** Matches connection headers and pseudo-headers, which HTTP/2 does not forward. */
const OF_CONNECTION = /^(:|connection$|keep-alive$|proxy-connection$|transfer-encoding$|upgrade$)/

/** Agent that closes idle connections before the local Firebase does (5 s), so that no request uses a closed one. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 2_000 })
const { private: key, cert } = generate([{ name: 'commonName', value: '127.0.0.1' }], {
  algorithm: 'sha256',
  keySize: 2048,
})
const site = createSecureServer({ key, cert }, pass)
const open = new Set<Socket>()
let connecting = 0

const server = createServer({ noDelay: true }, (socket) => {
  open.add(socket)
  socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
  setTimeout(() => site.emit('connection', socket), connecting)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

process.on('message', (milliseconds: number) => {
  connecting = milliseconds
  for (const socket of open) socket.destroy()
  process.send?.(milliseconds)
})
process.once('disconnect', () => process.exit())

function pass(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = { ...ofMessage(incoming.headers), host: incoming.authority }
  const upstream = ask(
    origin + incoming.url,
    { method: incoming.method, headers, agent },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, ofMessage(answer.headers))
      answer.pipe(outgoing)
    },
  )
  upstream.on('error', (error) => {
    console.error(`${incoming.method} ${incoming.url}: ${error.message}`)
    if (!outgoing.headersSent) outgoing.writeHead(502)
    outgoing.end()
  })
  incoming.pipe(upstream)
}

function ofMessage(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)))
}
