import { expect, it } from 'vitest'
import { shortName } from './short-name'

it.each([
  ['Desa Maju', 'Desa Maju'],
  ['Desa Sukamaju', 'Sukamaju'],
  ['Desa Sukamaju Kidul', 'Sukamaju'],
  ['Desa Tanah Merah', 'Tanah Merah'],
  ['Nagari Panampuang', 'Panampuang'],
  ['Desa Sukamakmurjayasentosa', 'Sukamakmurja'],
])('%s is installed as %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
