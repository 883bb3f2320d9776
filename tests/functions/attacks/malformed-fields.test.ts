import { describe, expect, it } from 'vitest'
import { expectRefusal, setupCalls } from './calls'

const { call, callables, everything, inputOf } = await setupCalls()

/** Yields the input with each of its parts replaced, one at a time. */
function* replaced(
  part: unknown,
  by: unknown,
  path = '',
): Generator<[path: string, input: unknown]> {
  if (path !== '' && kindOf(part) !== kindOf(by)) yield [path, by]
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part))
    for (const [place, inner] of replaced(value, by, `${path}.${key}`)) {
      const copy: unknown = structuredClone(part)
      yield [place, Object.assign(copy as object, { [key]: inner })]
    }
}
const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value

const WRONG: unknown[] = [
  null,
  true,
  7.5,
  'x',
  [],
  {},
  { $ne: '' },
  [['a']],
  { toString: 'a', length: 1e9 },
]

describe.each(callables)('%s', (name) => {
  it('refuses fields of another type', async () => {
    const before = await everything()
    for (const wrong of WRONG)
      for (const [path, data] of replaced(inputOf(name), wrong))
        expectRefusal(
          await call('admin', name, JSON.stringify({ data })),
          `${path} = ${JSON.stringify(wrong)}`,
        )
    expect(await everything()).toBe(before)
  })

  it('refuses fields of a megabyte', async () => {
    const before = await everything()
    for (const [path, data] of replaced(inputOf(name), Symbol.for('huge'))) {
      const body = JSON.stringify({ data }, (_, value: unknown) =>
        typeof value === 'symbol' ? 'x'.repeat(1_000_000) : value,
      )
      expectRefusal(await call('admin', name, body), path)
    }
    expect(await everything()).toBe(before)
  })

  it('ignores properties from the prototype of the input', async () => {
    const before = await everything()
    const data = JSON.stringify(inputOf(name))
    for (const body of [
      `{"__proto__":${data}}`,
      `{"constructor":{"prototype":${data}}}`,
      `{"prototype":${data}}`,
      `[${data}]`,
      `{"data":${data}}`,
    ]) {
      expectRefusal(await call('admin', name, `{"data":${body}}`), body)
      expectRefusal(await call('admin', name, '{"data":{}}'), `after ${body}`)
    }
    expect(await everything()).toBe(before)
  })
})

/** Callables that require a role. */
const guarded = callables.filter((name) => !['push-subscribe', 'search'].includes(name))

describe('the complete input', () => {
  it.each(guarded)('%s refuses callers without the role', async (name) => {
    const before = await everything()
    const body = JSON.stringify({ data: inputOf(name) })
    expect((await call('visitor', name, body)).status).toBe(401)
    expect((await call('kontributor', name, body)).status).toBe(403)
    expect(await everything()).toBe(before)
  })

  it.each(guarded)('%s accepts an admin', async (name) => {
    expect((await call('admin', name, JSON.stringify({ data: inputOf(name) }))).status).toBe(200)
  })
})
