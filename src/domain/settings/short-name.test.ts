import { expect, it } from 'vitest'
import { shortName } from './short-name'

it.each([
  ['Desa Maju', 'Maju'],
  ['Desa Sukamaju Kidul', 'Sukamaju'],
  ['Desa Tanah Merah', 'Tanah Merah'],
  ['Desa Adat Kuta', 'Kuta'],
  ['Nagari Panampuang', 'Panampuang'],
  ['Kalurahan Panggungharjo', 'Panggungharjo'],
  ['Negeri Hila', 'Hila'],
  ['Tiyuh Pulung Kencana', 'Pulung'],
  ['LEMBANG Nonongan', 'Nonongan'],
  ['Gampong Lam Ara', 'Lam Ara'],
  ['Desa Kampung Baru', 'Kampung Baru'],
  ['Desa', 'Desa'],
])('shortens %s to %s for the home screen', (name, short) => {
  expect(shortName(name)).toBe(short)
})
