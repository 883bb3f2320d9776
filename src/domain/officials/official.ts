import type { Official } from './official-schema'

/** The official whose position is 'kepala desa', whatever the case. */
export function isVillageHead({ position }: Pick<Official, 'position'>): boolean {
  return position.trim().toLowerCase() === 'kepala desa'
}

/** The village head, if they have written a welcome to visitors. */
export function welcomingHead<One extends Pick<Official, 'position' | 'welcomemessage'>>(
  officials: readonly One[],
): One | undefined {
  return officials.find((official) => isVillageHead(official) && official.welcomemessage !== '')
}

/** The village head before all others, who keep their order. */
export function headFirst<One extends Pick<Official, 'position'>>(
  officials: readonly One[],
): One[] {
  return [...officials.filter(isVillageHead), ...officials.filter((one) => !isVillageHead(one))]
}

/** Those whose name contains `part`, whatever the case; all when it says nothing. */
export function withName<One extends Pick<Official, 'name'>>(
  officials: readonly One[],
  part: string,
): One[] {
  const wanted = part.trim().toLowerCase()
  return officials.filter(({ name }) => name.toLowerCase().includes(wanted))
}
