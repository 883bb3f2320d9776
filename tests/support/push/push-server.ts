import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { PushDevice, signerOf } from './push-device'

/** HTTP status of the push service, or `lost` if it receives the message but drops the response. */
type Answer = 201 | 403 | 404 | 410 | 429 | 500 | 'lost'

interface Received {
  device: PushDevice
  message: { web_push: number; notification: Record<string, string>; renew?: true }
  headers: IncomingHttpHeaders
  signer: string
}

/** Starts a push service like those of browsers (RFC 8030) on this machine. */
export async function startPushServer() {
  const devices = new Map<string, PushDevice>()
  const answers = new Map<string, Answer>()
  const received: Received[] = []
  let origin = ''

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const endpoint = origin + (request.url ?? '')
      const device = devices.get(endpoint)
      const answer = answers.get(endpoint) ?? answers.get('') ?? 201
      if (!device) return void response.writeHead(404).end()
      if (answer === 201 || answer === 'lost') {
        const signer = signerOf(request.headers.authorization ?? '', origin)
        const message = JSON.parse(device.decrypt(body)) as Received['message']
        received.push({ device, message, headers: request.headers, signer })
      }
      if (answer === 'lost') request.socket.destroy()
      else response.writeHead(answer).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    received,
    device: () => {
      const device = new PushDevice(`${origin}/${crypto.randomUUID()}`)
      devices.set(device.endpoint, device)
      return device
    },
    answer: (answer: Answer, endpoint = '') => void answers.set(endpoint, answer),
    reset: () => {
      answers.clear()
      received.length = 0
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
