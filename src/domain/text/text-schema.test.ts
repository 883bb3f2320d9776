import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { optionalText, optionalUrl, requiredText } from './text-schema'

function message(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message
}

describe('requiredText', () => {
  const title = requiredText('Judul', 1500)

  it('returns clean text', () => {
    expect(v.parse(title, ' \u200bPos\u00adyandu\u00a0😀 ')).toBe('Posyandu 😀')
  })

  it.each([undefined, '', ' \n ', '\u200b\u3164'])('reports %j as missing', (value) => {
    expect(message(title, value)).toBe('Judul wajib diisi.')
  })

  it('reports the maximum length', () => {
    expect(message(title, 'a'.repeat(1501))).toBe('Judul paling banyak 1.500 karakter.')
  })

  it('counts the length of the clean text', () => {
    expect(v.is(title, `${'a\u00ad'.repeat(1500)}   `)).toBe(true)
    expect(v.is(title, 'ﬁ'.repeat(751))).toBe(false)
  })
})

describe('optionalText', () => {
  const description = optionalText('Keterangan', 5)

  it.each([undefined, '', '-', ' – '])("returns '' for %j", (value) => {
    expect(v.parse(description, value)).toBe('')
  })

  it('rejects other types', () => {
    expect(message(description, 7)).toBe('Keterangan harus berupa teks.')
  })

  it('reports the maximum length', () => {
    expect(message(description, 'abcdef')).toBe('Keterangan paling banyak 5 karakter.')
  })
})

describe('optionalUrl', () => {
  const picture = optionalUrl('Gambar', 60)

  it.each([undefined, '', '  ', '-'])("returns '' for %j", (value) => {
    expect(v.parse(picture, value)).toBe('')
  })

  it('accepts a relative address', () => {
    expect(v.is(picture, '/v0/b/desa/o/images%2F1.jpg')).toBe(true)
  })

  it('removes invisible characters', () => {
    expect(v.parse(picture, '\u2068https://desa.id/pengu\u00admuman\u200b')).toBe(
      'https://desa.id/pengumuman',
    )
  })

  it('rejects scripts', () => {
    expect(message(picture, 'javascript:alert(1)')).toBe('Gambar harus diawali https://.')
  })

  it('reports an address that is too long', () => {
    expect(message(picture, `https://desa.example/${'a'.repeat(60)}`)).toBe(
      'Gambar terlalu panjang.',
    )
  })
})
