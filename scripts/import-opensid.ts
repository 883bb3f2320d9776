import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { connect } from './support/backup/connect'
import { explain } from './support/explain'
import { fail } from './support/fail'
import { importSite, undoImport } from './support/opensid/import-site'

/*
 * `npm run import:opensid -- --sql FILE [--files FOLDER_OR_ZIP] [--dry-run] [--report FILE]
 * [--village ID_OR_NAME] [--author NAME] [--since DAY] [--hidden] [--category "OLD=OURS"] [--page "TITLE=OURS"]
 * [--population] [--undo] [--local | --project ID] [--bucket NAME]` moves a village from OpenSID (docs/pindah-dari-opensid.md).
 */

try {
  const { values } = parseArgs({
    options: {
      sql: { type: 'string' },
      files: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string', default: 'laporan-opensid.md' },
      village: { type: 'string' },
      author: { type: 'string' },
      since: { type: 'string' },
      hidden: { type: 'boolean', default: false },
      category: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
      population: { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
      local: { type: 'boolean' },
      project: { type: 'string' },
      bucket: { type: 'string' },
    },
  })
  const { sql, files, village, author, since, hidden, category, undo, report } = values
  if (sql === undefined && !undo)
    throw new Error('Berkas mana? npm run import:opensid -- --sql cadangan.sql --files desa.zip')
  if (since !== undefined && !/^\d{4}-\d\d-\d\d$/.test(since))
    throw new Error('Tulis --since seperti 2020-01-31.')
  const project = await connect(values)
  const writes = !values['dry-run']
  const text =
    sql === undefined || undo
      ? await undoImport(project, writes)
      : await importSite(project, {
          ...{ sql, files, village, author, since, writes },
          takesHidden: hidden,
          takesPopulation: values.population,
          categories: category ?? [],
          pages: values.page ?? [],
          now: new Date(),
          log: (line) => console.log(line),
        })
  writeFileSync(report, text)
  console.log(`\n${text.split('\n## ')[1] ?? ''}\nLaporan lengkap: ${report}`)
  if (!writes) console.log('Tidak ada yang ditulis (--dry-run).')
  process.exit(0)
} catch (error) {
  fail(`Impor belum selesai: ${explain(error)}\nJalankan lagi untuk melanjutkan.`)
}
