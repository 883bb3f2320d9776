import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAUSE_MILLISECONDS = 300

/** Serves the page at `address` up to and including `mark`, and the rest after a pause, without scripts. */
export async function serveInPieces(address: string, mark: string) {
  const whole = await (await fetch(address)).text()
  const html = whole.replaceAll(
    /<script type="module".*?<\/script>|<link rel="modulepreload".*?>/gs,
    '',
  )
  const at = html.indexOf(mark) + mark.length
  if (at < mark.length) throw new Error(`${address} has no ${mark}`)
  const server = createServer(({ url }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.write(html.slice(0, at))
      setTimeout(() => response.end(html.slice(at)), PAUSE_MILLISECONDS)
    } else response.writeHead(204).end()
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
