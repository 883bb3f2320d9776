import type { Official } from './official-schema'

export type Positioned = Pick<Official, 'position'> & Partial<Pick<Official, 'ishead'>>

/** Returns whether an official is the village head. If `ishead` is not set, the position 'kepala desa' decides. */
export function isVillageHead({ position, ishead }: Positioned): boolean {
  return ishead ?? position.trim().toLowerCase() === 'kepala desa'
}

export function headWithWelcome<One extends Positioned & Pick<Official, 'welcomemessage'>>(
  officials: readonly One[],
): One | undefined {
  return officials.find((official) => isVillageHead(official) && official.welcomemessage !== '')
}

export function sortHeadFirst<One extends Positioned>(officials: readonly One[]): One[] {
  return [...officials.filter(isVillageHead), ...officials.filter((one) => !isVillageHead(one))]
}

/** Assumed size of portraits in pixels, because documents of officials do not contain it. */
export const PORTRAIT = { width: 640, height: 800 } as const
