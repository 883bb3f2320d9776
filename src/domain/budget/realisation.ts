import type { Realisation } from './budget-schema'

/** Returns the planned amount that is not realised yet. Negative if more was realised than planned. */
export function remaining({ realized, total }: Realisation): number {
  return Math.round((total - realized) * 100) / 100
}
