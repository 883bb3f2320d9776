import { percentOf } from '../statistics/statistics'
import type { Realisation } from './budget-schema'

/** Realised share in percent, 0 when nothing was planned. Shown without decimals. */
export function realisedPercent({ realized, total }: Realisation): number {
  return percentOf(realized, total)
}

/** What is left of the plan; negative when more was realised. */
export function remaining({ realized, total }: Realisation): number {
  return Math.round((total - realized) * 100) / 100
}
