import type { Check } from './check'
import { reportCheck } from './report-check'
import { adminCheck, bucketCheck, indexesCheck, settingsCheck } from './database'
import type { Deployed } from './deployment'
import { askGoogle, schedulesCheck, secretsCheck } from './google'
import { callableCheck, publisherCheck, siteCheck } from './live-site'
import { builtSchedules } from './schedules'
import { enumerationCheck, signInCheck } from './sign-in'

export const checksOf = (deployed: Deployed): Check[] => [
  settingsCheck(deployed),
  adminCheck(deployed),
  signInCheck(deployed),
  enumerationCheck(deployed),
  bucketCheck(deployed),
  indexesCheck(deployed),
  reportCheck(deployed),
  callableCheck(deployed),
  siteCheck(deployed),
  publisherCheck(deployed),
  schedulesCheck(deployed, builtSchedules, askGoogle(deployed.project)),
  secretsCheck(deployed, askGoogle(deployed.project)),
]
