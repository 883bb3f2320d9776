import { ROLE_LABEL, ROLES } from '@/domain/users/role'

/** Prints where the site is and who can log in; the accounts are part of the sample content. */
export function printDemoAccounts(url: string): void {
  const accounts = ROLES.map((role) => `  ${`${role}@desa.test`.padEnd(24)} ${ROLE_LABEL[role]}`)
  console.log(
    [
      '',
      `Situs desa   ${url}/`,
      `Admin        ${url}/admin`,
      '',
      'Akun contoh, kata sandi desa-demo-2026:',
      ...accounts,
      '',
      'Firebase lokal ini untuk pengembangan, pengujian, dan peragaan. Berhenti: Ctrl+C.',
    ].join('\n'),
  )
}
