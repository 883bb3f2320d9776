import { percentOf } from '../statistics/statistics'
import type { Realisation } from './budget-schema'

/** Returns the realised share of the planned amount in percent, or 0 if nothing is planned. */
export function realisedPercent({ realized, total }: Realisation): number {
  return percentOf(realized, total)
}

/** Returns the planned amount that is not realised yet. Negative if more was realised than planned. */
export function remaining({ realized, total }: Realisation): number {
  return Math.round((total - realized) * 100) / 100
}
