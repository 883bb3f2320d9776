import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connectTo } from './support/backup/connect'
import { explain } from './support/explain'
import { fail } from './support/fail'
import { askGoogle } from './support/google/ask-google'
import { ENV_FILE, ROOT } from './support/paths'
import { createConnection } from './support/setup/connection'

/*
 * `npm run connect -- --project ID` creates the database, the bucket, sign-in and the web app of a project,
 * and writes the environment file of the site. It keeps existing resources, so it can be repeated.
 */

try {
  const { values } = parseArgs({ options: { project: { type: 'string' } } })
  const projectId = values.project ?? fail('Proyek mana? Tulis --project ID-PROYEK.')
  console.log(`Menyambungkan proyek ${projectId} …`)
  const lines = await createConnection({
    ask: askGoogle(connectTo(projectId)),
    projectId,
    pause: () => delay(2_000),
    log: (what, state) => console.log(`  ${what.padEnd(16)} ${state}`),
  })
  const file = join(ROOT, ENV_FILE)
  if (existsSync(file)) console.log(`\n${ENV_FILE} sudah ada dan tidak diubah. Isinya seharusnya:`)
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${lines.join('\n')}\n`, { flag: 'wx' })
    console.log(`\n${ENV_FILE} ditulis:`)
  }
  console.log(lines.join('\n'))
  process.exit(0)
} catch (error) {
  fail(`Belum tersambung: ${explain(error)}\nBoleh diulang.`)
}
