import { expect, it } from 'vitest'
import { hostOf, isDocumentLink } from './document-address'

it.each([
  ['https://drive.google.com/file/d/1a2B/view?usp=sharing', 'drive.google.com'],
  ['HTTPS://www.Sukamaju.desa.id:8443/rkp.pdf', 'sukamaju.desa.id'],
  ['https://contoh.id', 'contoh.id'],
  ['https://contoh.id#rkp', 'contoh.id'],
])('accepts the link %s with the host %s', (address, host) => {
  expect(isDocumentLink(address)).toBe(true)
  expect(hostOf(address)).toBe(host)
})

it.each([
  '',
  'http://contoh.id/a.pdf',
  'https://contoh/a.pdf',
  'https://desa@contoh.id/a.pdf',
  'https://contoh.id\\@lain.id',
  'https://contoh.id/a b.pdf',
  'javascript:alert(1)',
  '//contoh.id/a.pdf',
  '/a.pdf',
])('rejects the link %j', (address) => {
  expect(isDocumentLink(address)).toBe(false)
  expect(hostOf(address)).toBe('')
})
