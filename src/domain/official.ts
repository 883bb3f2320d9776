import type { Official } from './schemas/official'

/** The official whose position is 'kepala desa', whatever the case. */
export function isVillageHead({ position }: Pick<Official, 'position'>): boolean {
  return position.trim().toLowerCase() === 'kepala desa'
}
