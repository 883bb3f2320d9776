import {
  createDecipheriv,
  createECDH,
  createHash,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'

export class PushDevice {
  readonly #curve = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor(readonly endpoint: string) {
    this.#curve.generateKeys()
  }

  get keys() {
    return { p256dh: this.#curve.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  /** Decrypts a message (RFC 8291, RFC 8188 with one record). Throws if the message is for another device. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body.readUInt8(20))
    const sealed = body.subarray(21 + sender.length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), sender])
    const key = hkdf(this.#curve.computeSecret(sender), this.#auth, info, 32)
    const cipher = createDecipheriv(
      'aes-128-gcm',
      hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    )
    cipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** Returns the public key that signed a request to `service` (VAPID, RFC 8292). Throws if the token is invalid. */
export function signerOf(authorization: string, service: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  const isInTime = exp * 1_000 > Date.now() && exp * 1_000 < Date.now() + 24 * 3_600_000
  if (!isSigned || aud !== service || !isInTime || !/^(https:|mailto:)/.test(sub))
    throw new Error(`Nobody signed that: ${authorization}`)
  return key
}

export const subscriptionPath = (endpoint: string) =>
  `push_subscriptions/${createHash('sha256').update(endpoint).digest('base64url')}`
