import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** Behaviour of a server: accepts the message, accepts it but loses the response, or refuses it. */
export type Behaviour = 'accept' | 'lose' | 'refuse'

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
