import { askGoogle } from '../google/ask-google'
import { type Check, examine, reportOf } from './check'
import { reportCheck } from './report-check'
import { adminCheck, bucketCheck, contentCheck, indexesCheck, settingsCheck } from './database'
import type { Deployed } from './deployed'
import { backupsCheck, runtimeCheck, schedulesCheck, secretsCheck } from './google'
import { callableCheck, publisherCheck, siteCheck } from './live-site'
import { builtFunctions } from './built-functions'
import { enumerationCheck, signInCheck } from './sign-in'

const checksOf = (deployed: Deployed): Check[] => [
  settingsCheck(deployed),
  contentCheck(deployed),
  adminCheck(deployed),
  signInCheck(deployed),
  enumerationCheck(deployed),
  bucketCheck(deployed),
  indexesCheck(deployed),
  reportCheck(deployed),
  callableCheck(deployed, builtFunctions),
  siteCheck(deployed),
  publisherCheck(deployed),
  schedulesCheck(deployed, builtFunctions, askGoogle(deployed.project)),
  secretsCheck(deployed, askGoogle(deployed.project)),
  runtimeCheck(),
  backupsCheck(deployed, askGoogle(deployed.project)),
]

export async function examineSite(deployed: Deployed): Promise<boolean> {
  const results = await examine(checksOf(deployed))
  console.log(`\n${reportOf(results)}`)
  return !results.some(({ finding }) => finding.state === 'wrong')
}
