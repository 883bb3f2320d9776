import { percentOf } from '../statistics/statistics'
import type { Realisation } from './budget-schema'

/** Returns the realised share in percent, or 0 without a plan. The site shows it without decimals. */
export function realisedPercent({ realized, total }: Realisation): number {
  return percentOf(realized, total)
}

/** Returns the remaining amount, negative if more was realised than planned. */
export function remaining({ realized, total }: Realisation): number {
  return Math.round((total - realized) * 100) / 100
}
