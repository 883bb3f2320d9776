import { type Proof, proofText } from '@/domain/complaints/proof-of-work'

/** Longest computation without a pause, so that the page still responds to taps. */
const SLICE_MILLISECONDS = 20

const INITIAL = new Int32Array(8)
const K = new Int32Array(64)
const isPrime = (n: number) => {
  for (let factor = 2; factor * factor <= n; factor += 1) if (n % factor === 0) return false
  return true
}
for (let n = 2, index = 0; index < 64; n += 1) {
  if (!isPrime(n)) continue
  if (index < 8) INITIAL[index] = (n ** 0.5 % 1) * 2 ** 32
  K[index++] = (n ** (1 / 3) % 1) * 2 ** 32
}

const W = new Int32Array(64)
const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by))

/**
 * Returns the first 32 bits of the SHA-256 hash of a padded block (FIPS 180-4). Web Crypto is about ten times slower for
 * many short texts.
 */
function firstWord(block: Int32Array): number {
  W.set(block)
  for (let t = 16; t < 64; t += 1) {
    const [x, y] = [W[t - 15]!, W[t - 2]!]
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    W[t] = W[t - 16]! + s0 + W[t - 7]! + s1
  }
  let a = INITIAL[0]!
  let b = INITIAL[1]!
  let c = INITIAL[2]!
  let d = INITIAL[3]!
  let e = INITIAL[4]!
  let f = INITIAL[5]!
  let g = INITIAL[6]!
  let h = INITIAL[7]!
  for (let t = 0; t < 64; t += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[t]! + W[t]!) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return (INITIAL[0]! + a) | 0
}

/** Finds the proof of work that a report needs, with pauses in which the page can respond to taps. */
export async function findProof(id: string, hour: string, bits: number): Promise<Proof> {
  const nonceOf = (count: number) => count.toString(16).padStart(8, '0')
  const text = new TextEncoder().encode(proofText(id, { hour, nonce: nonceOf(0) }))
  const bytes = new DataView(new ArrayBuffer(64))
  text.forEach((byte, at) => bytes.setUint8(at, byte))
  bytes.setUint8(text.length, 0x80)
  bytes.setUint32(60, text.length * 8)
  const block = Int32Array.from({ length: 16 }, (_, at) => bytes.getInt32(at * 4))
  const { port1, port2 } = new MessageChannel()
  try {
    for (let count = 0, since = performance.now(); ; count += 1) {
      let [high, low] = [0, 0]
      for (let shift = 12; shift >= 0; shift -= 4) {
        high = (high << 8) | hexDigit(count >>> (shift + 16))
        low = (low << 8) | hexDigit(count >>> shift)
      }
      block[0] = high
      block[1] = low
      if (Math.clz32(firstWord(block)) >= bits) return { hour, nonce: nonceOf(count) }
      if (count % 256 || performance.now() - since < SLICE_MILLISECONDS) continue
      // A message is not delayed in a hidden tab, unlike a timer.
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(null)
      })
      since = performance.now()
    }
  } finally {
    port1.close()
  }
}

/** Returns the character code of the last hexadecimal digit of `value`. */
const hexDigit = (value: number) => (value & 15) + ((value & 15) < 10 ? 48 : 87)
