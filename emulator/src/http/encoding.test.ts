import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, withCompression } from './encoding'
import { json } from './message'

const long = { text: 'isi '.repeat(500) }
const ask = (accepted: string | undefined, body: object = long) =>
  withCompression(() => json(body))({
    method: 'GET',
    path: '/',
    query: new URLSearchParams(),
    headers: { 'accept-encoding': accepted },
    body: Buffer.alloc(0),
  })

it.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['br; q=0.0, deflate', 'identity'],
  ['br;q=0.1', 'br'],
  [undefined, 'identity'],
])('for the Accept-Encoding $0, chooses the encoding $1', (header, best) => {
  expect(chooseEncoding(header)).toBe(best)
})

it('withCompression compresses a response with an encoding that the client accepts', async () => {
  const br = await ask('gzip, br')
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(JSON.parse(String(brotliDecompressSync(br.body as Buffer)))).toEqual(long)
  const gzip = await ask('gzip')
  expect(JSON.parse(String(gunzipSync(gzip.body as Buffer)))).toEqual(long)
})
