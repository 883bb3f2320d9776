import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Behaviour of an imitated message server: accepts a message, accepts it but loses the response, or refuses it. */
type Behaviour = 'accept' | 'lose' | 'refuse'

interface TelegramMessage {
  path: string
  body: unknown
}

export async function startTelegramServer() {
  const messages: TelegramMessage[] = []
  let behaviour: Behaviour = 'accept'
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const isTaken = behaviour !== 'refuse'
      if (isTaken) messages.push({ path: request.url ?? '', body })
      if (behaviour === 'lose') request.socket.destroy()
      else response.writeHead(isTaken ? 200 : 400).end(JSON.stringify({ ok: isTaken }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    become: (next: Behaviour) => {
      behaviour = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface Mail {
  recipients: string[]
  headers: string[]
  raw: string
}

const account = { user: 'situs@desa.test', password: 'rahasia' }

export async function startMailServer() {
  const sockets = new Set<Socket>()
  const mails: Mail[] = []
  const state: { behaviour: Behaviour } = { behaviour: 'accept' }
  const server = new SMTPServer({
    hideSTARTTLS: true,
    onAuth: ({ username, password }, _, done) =>
      username === account.user && password === account.password
        ? done(null, { user: username })
        : done(new Error('unknown account')),
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        if (state.behaviour === 'refuse') return done(new Error('try later'))
        const recipients = envelope.rcptTo.map(({ address }) => address)
        mails.push({ recipients, headers: headersOf(raw), raw })
        if (state.behaviour === 'lose') for (const socket of sockets) socket.destroy()
        else done()
      })
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const { user, password } = account
  return {
    url: `smtp://${encodeURIComponent(user)}:${password}@127.0.0.1:${port}`,
    mails,
    /** Sets the behaviour for the following messages. With `lose`, the message is stored but the response is lost. */
    become: (behaviour: Behaviour) => {
      state.behaviour = behaviour
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function headersOf(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
}
