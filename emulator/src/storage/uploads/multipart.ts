import { StorageError } from '../storage-error'

export interface MultipartUpload {
  metadata: string
  content: Buffer
  contentType: string | undefined
}

/** Splits a `multipart/related` body into metadata and content (RFC 2387; RFC 2046 for the boundaries). */
export function parseMultipart(contentType: string | undefined, body: Buffer): MultipartUpload {
  const boundary = /^multipart\/related\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  )
  const delimiter = boundary?.[1] ?? boundary?.[2]
  if (delimiter === undefined) throw malformed('Content-Type must name the boundary.')
  const [metadata, content, ...more] = splitParts(body, delimiter)
  if (!metadata || !content || more.length > 0) throw malformed('It must have two parts.')
  return {
    metadata: metadata.body.toString(),
    content: content.body,
    contentType: contentTypeOf(content.head),
  }
}

function contentTypeOf(head: string): string | undefined {
  const header = head.split('\r\n').find((line) => /^content-type:/i.test(line))
  return header?.slice(header.indexOf(':') + 1).trim()
}

interface Part {
  head: string
  body: Buffer
}

function splitParts(body: Buffer, boundary: string): Part[] {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The line break before the first delimiter belongs to the message headers, so it is added here.
  const bytes = Buffer.concat([Buffer.from('\r\n'), body])
  const parts: Part[] = []
  let start: number | undefined
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + 1)) {
    const line = lineAfter(bytes, at + delimiter.length)
    if (!line) continue
    if (start !== undefined) parts.push(parsePart(bytes.subarray(start, at)))
    if (line.closes) return parts
    start = line.end
  }
  throw malformed('It ends early.')
}

/** Returns the start of the line after a boundary, or null if the boundary is only the beginning of a longer text. */
function lineAfter(bytes: Buffer, from: number): { closes: boolean; end: number } | null {
  if (bytes.toString('latin1', from, from + 2) === '--') return { closes: true, end: from + 2 }
  let end = from
  while (bytes[end] === 0x20 || bytes[end] === 0x09) end++
  // Does not skip the line break, because it may end an empty list of part headers.
  return bytes.toString('latin1', end, end + 2) === '\r\n' ? { closes: false, end } : null
}

function parsePart(bytes: Buffer): Part {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) throw malformed('A part has no end of its headers.')
  return { head: bytes.toString('latin1', 2, Math.max(end, 2)), body: bytes.subarray(end + 4) }
}

function malformed(reason: string): StorageError {
  return new StorageError(400, `The multipart body is malformed. ${reason}`)
}
