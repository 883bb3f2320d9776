import { describe, expect, it } from 'vitest'
import { parseRules } from './parser'

const VERSION = "rules_version = '2';\n"

it.each(['service cloud.firestore { }', "rules_version = '1'; service cloud.firestore { }"])(
  'rejects rules_version 1: %s',
  (source) => {
    expect(() => parseRules(source)).toThrow('rules_version')
  },
)

it('skips comments', () => {
  const file = parseRules(`/* one\n two */ ${VERSION}service cloud.firestore { // three }\n }`)
  expect([...file.services.keys()]).toEqual(['cloud.firestore'])
})

describe('parse errors', () => {
  const inMatch = (line: string) =>
    `service cloud.firestore {\n  match /news/{id} {\n    ${line}\n  }\n}`

  it.each([
    ['a missing semicolon', inMatch('allow get: if true allow list: if true;'), 3, 24],
    ['an unclosed bracket', inMatch('allow get: if (true;'), 3, 24],
    ['one equals sign', inMatch('allow get: if id = 1;'), 3, 22],
    ['a missing condition', inMatch('allow get: if ;'), 3, 19],
    ['an unknown method', inMatch('allow get, fetch: if true;'), 3, 16],
    ['a wildcard without braces', inMatch('match /a/$(id) { }'), 3, 14],
    ['a function without return', inMatch('function f() { true }'), 3, 20],
    ['a character beyond Unicode', inMatch("allow get: if '\\UFFFFFFFF' == id;"), 3, 19],
    ['a number beyond 64 bits', inMatch('allow get: if 9223372036854775808 > 0;'), 3, 19],
    ['a division that looks like a path', inMatch('allow get: if 4 /2 == 2;'), 3, 21],
    ['an unknown service', 'service firebase.database { }', 1, 1],
    ['a service declared twice', 'service cloud.firestore { }\n'.repeat(2), 2, 1],
    ['a function declared twice', 'function f() { return 1; }\n'.repeat(2), 2, 1],
    ['an 11th nested match', `service cloud.firestore {\n${'match /a/b {\n'.repeat(11)}`, 12, 1],
    ['text after the end', 'service cloud.firestore { }\n}', 2, 1],
  ])('report the position of %s', (_, source, line, column) => {
    const message = expect.stringContaining(`L${line + 1}:${column} `) as string
    const error = expect.objectContaining({ line: line + 1, column, message }) as Error
    expect(() => parseRules(VERSION + source)).toThrow(error)
  })

  it.each([
    ['brackets', `${'('.repeat(100_000)}true`],
    ['conditions', `true${' && true'.repeat(100_000)}`],
    ['members', `request${'.a'.repeat(100_000)}`],
  ])('are reported for 100,000 nested %s', (_, text) => {
    const source = VERSION + inMatch(`allow get: if ${text};`)
    expect(() => parseRules(source)).toThrow('This expression is too complex.')
  })
})
