import { expect, it } from 'vitest'
import { linkAddress } from './link-address'

it.each([
  [' https://a.id/b ', 'https://a.id/b'],
  ['desa.go.id', 'https://desa.go.id'],
  ['desa.go.id/jadwal?a=1', 'https://desa.go.id/jadwal?a=1'],
  ['https://desa.id/agenda', '/agenda'],
  ['https://desa.id', '/'],
  ['https://desa.id.jahat.id', 'https://desa.id.jahat.id'],
  ['/agenda', '/agenda'],
  ['https://a.id/b_(c)', 'https://a.id/b_%28c%29'],
  ['//jahat.id', null],
  ['javascript:alert(1)', null],
  ['mailto:a@b.id', 'mailto:a@b.id'],
  ['tel:+62812', 'tel:+62812'],
  ['siti@desa.id', null],
  ['jadwal posyandu', null],
  ['https://a.id/a b', null],
  ['', null],
])('converts the typed address %j to %j', (typed, address) => {
  expect(linkAddress(typed, 'https://desa.id')).toBe(address)
})
