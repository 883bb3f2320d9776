import { expect, it } from 'vitest'
import { weaknessOf } from './password-schema'

const SITI = {
  role: 'editor',
  name: 'Siti Nurlaela',
  email: 'sitinur.desa@contoh.id',
  village: 'Desa Sukamaju',
} as const

it.each([
  'desa123456',
  'Sukamaju2026!',
  'admin-desa-1',
  'p4ssword',
  'qwertyuiop',
  'lkjhgfdsa1',
  'aaaaaaaaaaaa',
  'ababababab',
  'kopikopikopi',
  '08123456789',
  '17081945',
  'sitinurlaela',
  'sitinur.contoh',
  'BismillahKepalaDesa',
  'jakarta 1998',
])('rejects the password “%s” as easy to guess', (password) => {
  expect(weaknessOf(password, SITI)).toMatch(/mudah ditebak/)
})

it.each(['teduh-1234', 'pagar bambu ungu', 'rahasia-teduh', 'Xk7#pq2Lm', 'カタカナの庭園'])(
  'accepts the password “%s”',
  (password) => {
    expect(weaknessOf(password, SITI)).toBeNull()
  },
)

it('requires passwords of at least twelve characters for admins', () => {
  expect(weaknessOf('teduh-12345', { ...SITI, role: 'admin' })).toMatch(/paling sedikit 12/)
  expect(weaknessOf('teduh-123456', { ...SITI, role: 'admin' })).toBeNull()
})
