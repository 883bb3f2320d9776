import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backUp } from './support/backup/backup'
import { connect, TARGET } from './support/backup/connect'
import { explain } from './support/explain'
import { fail } from './support/fail'

/*
 * `npm run backup -- [--local | --project ID] [--bucket NAME] [--database NAME] [--with-complaints]
 * [--without-files] [--to FILE]` writes documents, accounts and files to a zip.
 */

try {
  const { values } = parseArgs({
    options: {
      ...TARGET,
      database: { type: 'string' },
      'with-complaints': { type: 'boolean', default: false },
      'without-files': { type: 'boolean', default: false },
      to: { type: 'string' },
    },
  })
  if (values.to !== undefined && existsSync(values.to))
    throw new Error(`${values.to} sudah ada. Pindahkan dahulu, atau pilih nama lain dengan --to.`)
  const project = await connect(values)
  const now = new Date()
  const minute = now.toISOString().slice(0, 16).replaceAll(':', '')
  const file = values.to ?? `cadangan-${project.projectId}-${minute}.zip`
  console.log(`Mencadangkan proyek ${project.projectId} ke ${file} …`)
  const { counts } = await backUp(project, file, {
    withComplaints: values['with-complaints'],
    withFiles: !values['without-files'],
    now,
  })
  console.log(
    `Selesai: ${counts.documents} dokumen, ${counts.accounts} akun (tanpa kata sandi), ${counts.files} berkas.`,
  )
  if (!values['with-complaints'])
    console.log('Pengaduan tidak ikut; sertakan dengan --with-complaints.')
  console.log('Berkas ini memuat data pribadi. Simpan di tempat yang aman.')
  process.exit(0)
} catch (error) {
  fail(`Cadangan gagal: ${explain(error)}`)
}
