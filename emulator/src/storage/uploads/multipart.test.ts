import { describe, expect, it } from 'vitest'
import { parseMultipart } from './multipart'

const TYPE = 'multipart/related; boundary=abc'

const parse = (body: string, type = TYPE) => parseMultipart(type, Buffer.from(body, 'latin1'))

const BODY =
  '--abc\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n' +
  '--abc\r\nContent-Type: image/png\r\n\r\n\x00\xff\r\n--abc--'

describe('parsing a multipart body', () => {
  it('returns the metadata, and the content with its type', () => {
    const { metadata, content, contentType } = parse(BODY)
    expect(metadata).toBe('{"a":1}')
    expect([...content]).toEqual([0, 255])
    expect(contentType).toBe('image/png')
  })

  it('keeps line breaks and content that begins like a boundary', () => {
    const content = '\r\n--abcd\r\n\r\n--ab\r\n'
    expect(parse(`--abc\r\n\r\n{}\r\n--abc \r\n\r\n${content}\r\n--abc--`)).toEqual({
      metadata: '{}',
      content: Buffer.from(content),
      contentType: undefined,
    })
  })
})

it.each([
  ['no boundary', TYPE],
  [BODY.slice(0, -2), TYPE],
  [BODY.replaceAll('abc', 'xyz'), TYPE],
  ['--abc\r\n\r\n{}\r\n--abc--', TYPE],
  [`--abc\r\n\r\none\r\n${BODY}`, TYPE],
  [BODY, 'multipart/related'],
  [BODY, 'multipart/form-data; boundary=abc'],
])('a malformed multipart body is rejected: %j as %s', (body, type) => {
  expect(() => parse(body, type)).toThrow(expect.objectContaining({ code: 400 }) as Error)
})
