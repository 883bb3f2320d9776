import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits'
import { linesOf, serviceMessage, servicesByCategory } from './service'
import { serviceInput } from './service-schema'

it('groups services by category in the fixed order, sorted by name', () => {
  const services = [
    { name: 'Usulan bantuan', category: 'Sosial' },
    { name: 'Pindah', category: 'Kependudukan' },
    { name: 'Kelahiran', category: 'Kependudukan' },
  ] as const
  const found = servicesByCategory(services).map(({ category, services: own }) => [
    category,
    own.map(({ name }) => name),
  ])
  expect(found).toEqual([
    ['Kependudukan', ['Kelahiran', 'Pindah']],
    ['Sosial', ['Usulan bantuan']],
  ])
})

it('linesOf removes blank and repeated lines', () => {
  expect(linesOf('KTP\r\n\n KK \nKTP')).toEqual(['KTP', 'KK'])
})

it('formats the WhatsApp message about a service with a bold name, a line for each document, and the address', () => {
  const service = { name: 'Surat *usaha*', documents: 'Fotokopi KTP\nFotokopi KK' }
  expect(serviceMessage(service, 'https://desa.id/layanan/01J')).toBe(
    '*Surat usaha*\nYang perlu dibawa:\n- Fotokopi KTP\n- Fotokopi KK\n\nhttps://desa.id/layanan/01J',
  )
})

describe('a list that is stored as one text', () => {
  const { documents } = serviceInput.entries
  const full = Array<string>(LIMITS.lines).fill('a'.repeat(LIMITS.line))

  it('loses blank lines and surrounding spaces when stored', () => {
    expect(v.parse(documents, ' KTP \r\n\r\n  KK\n')).toBe('KTP\nKK')
  })

  it.each([
    ['as many lines as allowed', full, undefined],
    ['too many lines', [...full, 'a'], ['Yang perlu dibawa paling banyak 20 baris.']],
    ['a long line', ['a'.repeat(LIMITS.line + 1)], ['Setiap baris paling banyak 200 karakter.']],
    ['no line', [' ', ' '], ['Yang perlu dibawa wajib diisi.']],
  ])('is validated: %s', (_, given, expected) => {
    const { issues } = v.safeParse(documents, given.join('\n'))
    expect(issues?.map(({ message }) => message)).toEqual(expected)
  })
})

it.each(['javascript:alert(1)', 'http://contoh.id', '/formulir.pdf', 'https://contoh'])(
  'rejects %s as the address of a downloadable form',
  (url) => {
    expect(v.is(serviceInput.entries.formurl, url)).toBe(false)
  },
)
