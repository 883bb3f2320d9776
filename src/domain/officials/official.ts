import type { Official } from './official-schema'

export type Positioned = Pick<Official, 'position'> & Partial<Pick<Official, 'ishead'>>

/** The official who is marked as the village head; unmarked, the one whose position is 'kepala desa', whatever the case. */
export function isVillageHead({ position, ishead }: Positioned): boolean {
  return ishead ?? position.trim().toLowerCase() === 'kepala desa'
}

/** The village head, if they have written a welcome to visitors. */
export function welcomingHead<One extends Positioned & Pick<Official, 'welcomemessage'>>(
  officials: readonly One[],
): One | undefined {
  return officials.find((official) => isVillageHead(official) && official.welcomemessage !== '')
}

/** The village head before all others, who keep their order. */
export function headFirst<One extends Positioned>(officials: readonly One[]): One[] {
  return [...officials.filter(isVillageHead), ...officials.filter((one) => !isVillageHead(one))]
}
