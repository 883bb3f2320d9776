/** Castagnoli polynomial, reflected. */
const POLYNOMIAL = 0x82f63b78

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1
  return remainder
})

/** Computes the CRC-32C as Cloud Storage writes it: big-endian, base64 (RFC 4960, appendix B). */
export function crc32c(content: Uint8Array): string {
  let remainder = 0xffffffff
  for (const byte of content)
    remainder = (TABLE[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8)
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE((remainder ^ 0xffffffff) >>> 0)
  return bytes.toString('base64')
}
