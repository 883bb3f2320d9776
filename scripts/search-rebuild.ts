import { parseArgs } from 'node:util'
import { connect } from './support/backup/connect'
import { explain } from './support/explain'
import { fail } from './support/fail'
import { rebuildSearch } from './support/rebuild-search'

/*
 * `npm run search:rebuild -- [--local | --project ID]` rebuilds the search index from the published
 * content, even while people edit it.
 */

try {
  const { values } = parseArgs({
    options: { local: { type: 'boolean' }, project: { type: 'string' } },
  })
  const project = await connect(values)
  console.log(`Menyusun ulang indeks pencarian proyek ${project.projectId} …`)
  const items = await rebuildSearch(project, (line) => overwrite(line))
  overwrite(`Selesai: ${items} tulisan.`)
  console.log()
  process.exit(0)
} catch (error) {
  fail(`Indeks pencarian tidak tersusun: ${explain(error)}`)
}

/** Overwrites the progress line in a terminal. Prints a new line each time if the output is a file. */
function overwrite(line: string): void {
  if (process.stdout.isTTY) {
    process.stdout.clearLine(0)
    process.stdout.cursorTo(0)
    process.stdout.write(line)
  } else console.log(line)
}
