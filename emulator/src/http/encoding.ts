import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Handler } from './router'

export type Encoding = 'br' | 'gzip' | 'identity'

/** `br;q=0` refuses brotli; other weights do not change our own preference. */
export function acceptedEncodings(header = ''): Set<Encoding> {
  const accepted = new Set<Encoding>()
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', weight = ''] = entry.split(';').map((part) => part.trim())
    if (/^q=0(\.0*)?$/.test(weight)) continue
    if (name === 'br' || name === 'gzip') accepted.add(name)
  }
  return accepted
}

/** Below this the header costs more than compressing saves. */
const WORTHWHILE_BYTES = 1024
/** What is made for one answer is compressed fast. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The handler with its answers compressed for those who accept that, as Google's front ends do. */
export function compressed(handle: Handler): Handler {
  return async (request) => {
    const response = await handle(request)
    const body = Buffer.from(response.body ?? '')
    if (body.length < WORTHWHILE_BYTES) return response
    const accepted = acceptedEncodings(request.headers['accept-encoding'])
    const headers = { ...response.headers, vary: 'Accept-Encoding' }
    const as = async (encoding: Encoding, packed: Promise<Buffer>) => ({
      ...response,
      headers: { ...headers, 'content-encoding': encoding },
      body: await packed,
    })
    if (accepted.has('br')) return as('br', promisify(brotliCompress)(body, BROTLI))
    if (accepted.has('gzip')) return as('gzip', promisify<Buffer, Buffer>(gzip)(body))
    return { ...response, headers }
  }
}
