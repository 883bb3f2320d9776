import * as v from 'valibot'
import { expect, it } from 'vitest'
import { findProblems } from './find-problems'

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
  expect(findProblems(schema, { title: ' ab ', note: '' }, 'complete')).toEqual({
    values: { title: 'ab', note: '' },
  })
  expect(findProblems(schema, { title: '', note: '' }, 'complete')).toEqual({
    problems: [['title', 'Judul wajib diisi.']],
  })
})

it('a draft may lack anything', () => {
  expect(findProblems(schema, { title: '', note: '' }, 'storable')).toEqual({
    values: { title: '', note: '' },
  })
})

it('a draft may not be too long to be stored', () => {
  expect(findProblems(schema, { title: '', note: 'terlalu' }, 'storable')).toEqual({
    problems: [['note', 'Terlalu panjang.']],
  })
})

it('one message for each field, the first', () => {
  const twice = v.object({ a: v.pipe(v.string(), v.minLength(3, 'satu'), v.regex(/x/, 'dua')) })
  expect(findProblems(twice, { a: 'b' }, 'complete')).toEqual({ problems: [['a', 'satu']] })
})
