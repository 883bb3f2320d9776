import type { Changes } from './changes'

export const USER_LABELS: Record<keyof Changes, string> = {
  name: 'Nama',
  email: 'E-mail untuk masuk',
  role: 'Peran',
  avatarurl: 'Foto',
  disabled: 'Akses',
}
