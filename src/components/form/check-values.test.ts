import * as v from 'valibot'
import { expect, it } from 'vitest'
import { checkComplete, checkStorable } from './check-values'

const schema = v.object({
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Judul wajib diisi.'),
    v.maxLength(5, 'Terlalu panjang.'),
  ),
  note: v.optional(v.pipe(v.string(), v.maxLength(5, 'Terlalu panjang.')), ''),
})

it('what will be published must be complete, and comes back trimmed', () => {
  expect(checkComplete(schema, { title: ' ab ', note: '' })).toEqual({
    values: { title: 'ab', note: '' },
  })
  expect(checkComplete(schema, { title: '', note: '' })).toEqual({
    problems: [['title', 'Judul wajib diisi.']],
  })
})

it('a draft may lack anything', () => {
  expect(checkStorable(schema, { title: '', note: '' })).toEqual({
    values: { title: '', note: '' },
  })
})

it('a draft may not be too long to be stored', () => {
  expect(checkStorable(schema, { title: '', note: 'terlalu' })).toEqual({
    problems: [['note', 'Terlalu panjang.']],
  })
})

it('one message for each field, the first', () => {
  const twice = v.object({ a: v.pipe(v.string(), v.minLength(3, 'satu'), v.regex(/x/, 'dua')) })
  expect(checkComplete(twice, { a: 'b' })).toEqual({ problems: [['a', 'satu']] })
})
