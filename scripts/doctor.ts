import { parseArgs } from 'node:util'
import { connect, TARGET } from './support/backup/connect'
import { deployedOf } from './support/doctor/deployed'
import { examineSite } from './support/doctor/examine-site'
import { explain } from './support/explain'
import { fail } from './support/fail'

/*
 * `npm run doctor -- [--local | --project ID] [--bucket NAME]` checks a deployed site by doing what
 * villagers and staff do. It deletes everything that it writes.
 */

try {
  const { values } = parseArgs({ options: TARGET })
  const project = await connect(values)
  const deployed = deployedOf(project)
  console.log(`Memeriksa proyek ${project.projectId} …`)
  process.exit((await examineSite(deployed)) ? 0 : 1)
} catch (error) {
  fail(`Tidak dapat diperiksa: ${explain(error)}`)
}
