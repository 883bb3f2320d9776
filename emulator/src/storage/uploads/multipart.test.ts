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

  it.each(['multipart/related; boundary="abc"', 'Multipart/Related; type=x;boundary=abc; x=y'])(
    'accepts the content type %s',
    (type) => {
      expect(parse(BODY, type).metadata).toBe('{"a":1}')
    },
  )

  it('ignores text before the first and after the last boundary', () => {
    expect(parse(`preamble\r\n${BODY}\r\nepilogue`).contentType).toBe('image/png')
  })

  it('keeps line breaks and content that begins like a boundary', () => {
    const content = '\r\n--abcd\r\n\r\n--ab\r\n'
    expect(parse(`--abc\r\n\r\n{}\r\n--abc \r\n\r\n${content}\r\n--abc--`)).toEqual({
      metadata: '{}',
      content: Buffer.from(content),
      contentType: undefined,
    })
  })

  it('allows any number of blanks around a type', () => {
    const blanks = ' '.repeat(100_000)
    const head = `Content-Type:${blanks}a${blanks}b${blanks}`
    const { contentType = '' } = parse(`--abc\r\n\r\n{}\r\n--abc\r\n${head}\r\n\r\n\r\n--abc--`)
    expect(contentType.split(blanks)).toEqual(['a', 'b'])
  })
})

describe('a malformed multipart body', () => {
  it.each([
    ['', TYPE],
    ['no boundary', TYPE],
    [BODY.slice(0, -2), TYPE],
    [BODY.replaceAll('abc', 'xyz'), TYPE],
    ['--abc\r\n\r\n{}\r\n--abc--', TYPE],
    [`--abc\r\n\r\none\r\n${BODY}`, TYPE],
    ['--abc\r\nhead\r\n--abc\r\nhead\r\n--abc--', TYPE],
    [BODY, 'multipart/related'],
    [BODY, 'multipart/form-data; boundary=abc'],
    [BODY, ''],
  ])('is rejected: %j as %s', (body, type) => {
    expect(() => parse(body, type)).toThrow(expect.objectContaining({ code: 400 }) as Error)
  })
})
