/** Characters of the bytes 0x80 to 0x9f in windows-1252. Some versions of Node.js decode them as Latin-1. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decodes UTF-8, or windows-1252 for dumps of old sites. */
export function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    const latin1 = Buffer.from(bytes).toString('latin1')
    return latin1.replace(/[\u0080-\u009f]/g, (one) => UPPER[one.charCodeAt(0) - 0x80]!)
  }
}

const DOUBLED = new RegExp(`[ÂÃâ][\u0080-\u00bf${UPPER}]`)

/** Repairs a text that was encoded as UTF-8 twice, as in databases that were moved between servers. */
export function repairEncoding(text: string): string {
  if (!DOUBLED.test(text)) return text
  const bytes = Array.from(text, (one) => {
    const upper = UPPER.indexOf(one)
    return upper < 0 ? one.codePointAt(0)! : 0x80 + upper
  })
  if (bytes.some((byte) => byte > 0xff)) return text
  try {
    return utf8.decode(Uint8Array.from(bytes))
  } catch {
    return text
  }
}
