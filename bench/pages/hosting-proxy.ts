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
 * A process of its own, forked by `startProxy`: the site over HTTP/2 and TLS, as Firebase Hosting serves
 * it. The local Firebase behind it compresses, and keeps what it compressed. Arguments: its origin, and
 * `unrendered` for a site without published pages. Sends its own port to the parent; is told by it how
 * many milliseconds each new connection takes, which ends those that are open, and says when that is so.
 */
const [origin = '', mode] = process.argv.slice(2)

/** What belongs to one connection, and what HTTP/2 has no place for. */
const OF_CONNECTION = /^(:|connection$|keep-alive$|proxy-connection$|transfer-encoding$|upgrade$)/

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
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
// The parent is gone.
process.once('disconnect', () => process.exit())

function pass(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const path = mode === 'unrendered' ? unrendered(incoming.url) : incoming.url
  if (path === null) {
    outgoing.writeHead(404).end()
    return
  }
  const headers = { ...ofMessage(incoming.headers), host: incoming.authority }
  const upstream = ask(origin + path, { method: incoming.method, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, ofMessage(answer.headers))
    answer.pipe(outgoing)
  })
  upstream.on('error', (error) => {
    console.error(`${incoming.method} ${path}: ${error.message}`)
    if (!outgoing.headersSent) outgoing.writeHead(502)
    outgoing.end()
  })
  incoming.pipe(upstream)
}

/** A page's address answers the shell, as in a single page app; null for what only a publication has. */
function unrendered(url: string): string | null {
  if (url.startsWith('/data/')) return null
  // Only files have a dot; Storage's and Firestore's paths begin with their version.
  return /^\/(v\d|__)\/|^[^?]*\./.test(url) ? url : '/shell'
}

function ofMessage(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)))
}
