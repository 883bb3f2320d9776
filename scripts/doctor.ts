import { parseArgs } from 'node:util'
import { connect, explain } from './support/backup/connect'
import { examine, reportOf } from './support/doctor/check'
import { checksOf } from './support/doctor/checks'
import { deployedOf } from './support/doctor/deployed'
import { fail } from './support/fail'

/*
 * `npm run doctor -- [--local | --project ID] [--bucket NAMA]` tells whether a deployed site works, by trying what
 * villagers and staff do. What it writes it takes away again.
 */

try {
  const { values } = parseArgs({
    options: {
      local: { type: 'boolean' },
      project: { type: 'string' },
      bucket: { type: 'string' },
    },
  })
  const project = await connect(values)
  console.log(`Memeriksa proyek ${project.projectId} …\n`)
  const results = await examine(checksOf(deployedOf(project)), undefined, explain)
  console.log(reportOf(results))
  process.exit(results.some(({ finding }) => finding.state === 'wrong') ? 1 : 0)
} catch (error) {
  fail(`Tidak dapat diperiksa: ${explain(error)}`)
}
