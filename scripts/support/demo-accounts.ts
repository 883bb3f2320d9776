import { ROLE_LABEL, ROLES } from '@/domain/users/role'

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
