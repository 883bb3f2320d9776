import { describe, expect, it } from 'vitest'
import { pictureUrl, safeUrl } from './safe-url'

describe('safeUrl', () => {
  it.each([
    'https://desa.example/a?b=c#d',
    'http://desa.example',
    'HTTPS://DESA.EXAMPLE',
    'https://youtube.com/@desa',
    '/',
    '/berita/1',
    '/v0/b/desa/o/images%2F1.jpg?alt=media',
    'tel:+6281234567',
    'mailto:kantor@desa.example?subject=Laporan%20warga',
  ])('accepts the address %s', (address) => {
    expect(safeUrl(address)).toBe(address)
  })

  it('trims the address', () => {
    expect(safeUrl(' https://desa.example\n')).toBe('https://desa.example')
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001https://desa.example',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://desa.example/1',
    'file:///etc/passwd',
    'filesystem:https://desa.example/x',
    'view-source:https://desa.example',
    'intent://x#Intent;scheme=https;end',
    '//jahat.example',
    '///jahat.example',
    '/\\jahat.example',
    '\\\\jahat.example',
    '/\t/jahat.example',
    'https:jahat.example',
    'https:/\\jahat.example',
    'https:\\\\jahat.example',
    '/a\\b',
    'https:///jahat.example',
    'https://',
    'https://desa.example\\@jahat.example',
    'https://desa.example/a b',
    'tel:javascript:alert(1)',
    'tel:',
    'mailto:',
    'mailto:a@b.example\nBcc: c@d.example',
    'desa.example',
    '',
  ])('rejects the address %j', (address) => {
    expect(safeUrl(address)).toBeUndefined()
  })
})

it.each([
  ['/emblem.svg', true],
  ['blob:https://desa.example/1', true],
  ['data:text/html,a', false],
])('pictureUrl accepts the address %j: %s', (address, accepted) => {
  expect(pictureUrl(address)).toBe(accepted ? address : undefined)
})
