import type { Official } from './official-schema'

/** The official whose position is 'kepala desa', whatever the case. */
export function isVillageHead({ position }: Pick<Official, 'position'>): boolean {
  return position.trim().toLowerCase() === 'kepala desa'
}

/** The village head before all others, who keep their order. */
export function headFirst<One extends Pick<Official, 'position'>>(
  officials: readonly One[],
): One[] {
  return [...officials.filter(isVillageHead), ...officials.filter((one) => !isVillageHead(one))]
}
