import { expect, it } from 'vitest'
import { parseMultipart } from './multipart'

const TYPE = 'multipart/related; boundary=abc'

const parse = (body: string, type = TYPE) => parseMultipart(type, Buffer.from(body, 'latin1'))

const BODY =
  '--abc\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n' +
  '--abc\r\nContent-Type: image/png\r\n\r\n\x00\xff\r\n--abc--'

const LINES = '\r\n--abcd\r\n\r\n--ab\r\n'

it.each([
  ['the content with its type', BODY, '{"a":1}', Buffer.of(0, 255), 'image/png'],
  [
    'line breaks and content that begins like a boundary',
    `--abc\r\n\r\n{}\r\n--abc \r\n\r\n${LINES}\r\n--abc--`,
    ...['{}', Buffer.from(LINES), undefined],
  ],
])(
  'parsing a multipart body returns the metadata and %s',
  (_, body, metadata, content, contentType) => {
    expect(parse(body)).toEqual({ metadata, content, contentType })
  },
)

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
