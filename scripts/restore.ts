import { parseArgs } from 'node:util'
import { connect, TARGET } from './support/backup/connect'
import { restore } from './support/backup/restore'
import type { Tally } from './support/backup/tally'
import { explain } from './support/explain'
import { fail } from './support/fail'
import { finishMigration, migrate } from './support/migrations/migrate'
import { ROOT } from './support/paths'

/*
 * `npm run restore -- FILE.zip [--dry-run] [--overwrite] [--into ID] [--local | --project ID]
 * [--bucket NAME]` restores a backup. `--dry-run` only prints what would change.
 */

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      into: { type: 'string' },
      ...TARGET,
    },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0)
    throw new Error('Tulis satu berkas: npm run restore -- cadangan.zip --dry-run --project ID')
  const project = await connect(values)
  const write = !values['dry-run']
  console.log(
    `${write ? 'Memulihkan' : 'Yang akan dilakukan bila dipulihkan'} ke proyek ${project.projectId}:`,
  )
  if (write) {
    await migrate(project, { folder: ROOT, log: (line) => console.log(line) })
    await finishMigration(project)
  }
  const { manifest, files, accounts, documents, newEmails } = await restore(project, file, {
    write,
    overwrite: values.overwrite,
    into: values.into,
    log: (line) => console.log(line),
  })
  console.log(`\nCadangan proyek ${manifest.project}, ${manifest.createdAt}:`)
  for (const [name, tally] of Object.entries({ berkas: files, akun: accounts, dokumen: documents }))
    console.log(`  ${name.padEnd(8)} ${formatTally(tally)}`)
  const different = files.different + accounts.different + documents.different
  if (different > 0)
    console.log('Yang berbeda dibiarkan seperti di proyek; --overwrite menggantinya.')
  if (!write) console.log('Tidak ada yang ditulis (--dry-run).')
  if (newEmails.length > 0)
    console.log('\nAkun baru belum berkata sandi. Serahkan tautan ini kepada pemiliknya saja:')
  for (const email of newEmails)
    console.log(
      `  ${email}  ${await project.auth.generatePasswordResetLink(email).catch(() => '(gagal dibuat; pakai "Lupa kata sandi")')}`,
    )
  process.exit(accounts.failed > 0 ? 1 : 0)
} catch (error) {
  fail(`Pemulihan tidak dijalankan sampai selesai: ${explain(error)}`)
}

function formatTally({ created, overwritten, same, different, failed }: Tally): string {
  return `${created} baru, ${overwritten} ditimpa, ${same} sudah sama, ${different} berbeda${failed > 0 ? `, ${failed} gagal` : ''}`
}
