import { expect, it } from 'vitest'
import { invitationMessage } from './invitation'

it('the invitation contains the login address, the e-mail address of the user and how to set a password', () => {
  const text = invitationMessage({
    name: 'Rizal',
    email: 'rizal@desa.test',
    village: 'Desa Sukamaju',
    login: 'https://desa.id/login',
  })
  for (const part of ['Halo Rizal', 'Desa Sukamaju', 'https://desa.id/login', 'rizal@desa.test'])
    expect(text).toContain(part)
  expect(text).toContain('Buat kata sandi lewat “Lupa kata sandi?”')
})
