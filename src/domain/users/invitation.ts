export const ASK_FOR_PASSWORD =
  'Minta ia membuat kata sandi baru lewat “Lupa kata sandi?” di halaman Login.'

interface Invitation {
  name: string
  email: string
  village: string
  login: string
}

/** Returns the invitation message for a new user. It contains no password, because users set their own. */
export function invitationMessage({ name, email, village, login }: Invitation): string {
  return [
    `Halo ${name}, Anda diundang mengelola situs ${village}.`,
    '',
    `1. Buka ${login}`,
    `2. Isi e-mail: ${email}`,
    '3. Buat kata sandi lewat “Lupa kata sandi?” di halaman itu. Tautannya dikirim ke e-mail tersebut; periksa juga folder spam.',
    '',
    'Kata sandi hanya untuk Anda sendiri; jangan berikan kepada siapa pun.',
  ].join('\n')
}
