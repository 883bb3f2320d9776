import { explain } from '../explain'
import { examine, reportOf } from './check'
import { checksOf } from './checks'
import type { Deployed } from './deployment'

export async function examineSite(deployed: Deployed): Promise<boolean> {
  const results = await examine(checksOf(deployed), undefined, explain)
  console.log(`\n${reportOf(results)}`)
  return !results.some(({ finding }) => finding.state === 'wrong')
}
