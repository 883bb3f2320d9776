import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { contentDay, picturesStored } from './dated-input'

function message(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message
}

describe('contentDay', () => {
  it.each(['1990-01-01', '2100-12-31'])('takes %s', (value) => {
    expect(v.parse(contentDay, value)).toBe(value)
  })

  it.each(['0226-11-21', '1989-12-31', '2101-01-01'])('refuses %s', (value) => {
    expect(message(contentDay, value)).toBe('Tahun antara 1990 dan 2100.')
  })
})

it('a text is not ready while a picture in it is being stored', () => {
  const content = v.pipe(v.string(), picturesStored)
  expect(message(content, 'Satu.\n![Panen](#foto-1){width=0 height=0}')).toMatch(
    /^Satu gambar dalam teks belum terunggah\./,
  )
  expect(message(content, 'Lihat #foto-1.\n![Panen](/v0/b/desa/o/1){width=1 height=1}')).toBe(
    undefined,
  )
})
