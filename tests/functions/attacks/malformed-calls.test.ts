import { describe, expect, it } from 'vitest'
import { CALLERS, expectRefusal, setupCalls } from './calls'

const { call, callables, inputs } = await setupCalls()
const TYPE = { 'content-type': 'application/json' }

it('covers every callable', () => {
  expect(Object.keys(inputs()).toSorted()).toEqual(callables.toSorted())
})

const deep = (times: number) => '['.repeat(times) + ']'.repeat(times)

/** Bodies that are no valid call, or whose data no callable accepts. */
const BODIES: [
  name: string,
  body: string | undefined,
  headers?: Record<string, string>,
  method?: string,
][] = [
  ['no body', undefined],
  ['an empty body', ''],
  ['half a body', '{"data":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"a"'],
  ['no data', '{}'],
  ['null for data', '{"data":null}'],
  ['a text for data', '{"data":"a"}'],
  ['a number for data', '{"data":1e400}'],
  ['data in a list', '{"data":[{}]}'],
  ['more than data', '{"data":{},"context":{"auth":{"uid":"admin"}}}'],
  ['lists a thousand deep', `{"data":${deep(1000)}}`],
  [
    'a field a thousand deep',
    `{"data":{"uid":${deep(1000)},"q":${deep(1000)},"table":${deep(1000)}}}`,
  ],
  ['a megabyte of text', `{"data":"${'a'.repeat(1_000_000)}"}`],
  [
    'a megabyte of fields',
    `{"data":{${Array.from({ length: 60_000 }, (_, at) => `"a${at}":${at}`).join()}}}`,
  ],
  ['a prototype', '{"data":{"__proto__":{"role":"admin","q":"a"}}}'],
  ['a prototype around it', '{"__proto__":{"data":{}}}'],
  ['a constructor', '{"data":{"constructor":{"prototype":{"role":"admin","q":"a"}}}}'],
  ['a table of no name', '{"data":{"table":"__proto__","slug":"constructor","action":"toString"}}'],
  ['the method GET', undefined, TYPE, 'GET'],
  ['the method PUT', '{"data":{}}', TYPE, 'PUT'],
  ['the method DELETE', undefined, TYPE, 'DELETE'],
  ['no type', '{"data":{}}', {}],
  ['the type of a text', '{"data":{}}', { 'content-type': 'text/plain' }],
  ['the type of a form', 'data=a', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a type with more to it', '{"data":{}}', { 'content-type': 'application/json; charset=utf-16' }],
  [
    'letters that there are not',
    '{"data":{}}',
    { 'content-type': 'application/json; charset=klingon' },
  ],
  ['bytes that are not packed', '{"data":{}}', { ...TYPE, 'content-encoding': 'gzip' }],
]

describe.each(callables)('%s', (name) => {
  it.each(BODIES)('refuses a call with %s', async (_, body, headers, method) => {
    for (const who of CALLERS) expectRefusal(await call(who, name, body, headers, method), who)
  })
})
