import type { Changes } from './changes'

/** The names of an account's fields. */
export const USER_LABELS: Record<keyof Changes, string> = {
  name: 'Nama',
  email: 'E-mail untuk masuk',
  role: 'Peran',
  avatarurl: 'Foto',
  disabled: 'Akses',
}
