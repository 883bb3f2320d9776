interface Each {
  villages: readonly string[]
  /** Runs a command of package.json for a village and returns whether it succeeded. */
  npm: (village: string, ...command: string[]) => boolean
  log: (line: string) => void
}

/** Commands that change a site, each with the commands that precede it for all villages except the first. */
const CHANGES: Record<string, readonly string[]> = { deploy: [], upgrade: ['backup'] }

/**
 * Runs a command for all villages, and returns those for which it failed. The first village is the trial of a change:
 * if it fails, no other village is changed. Only the upgrade of the first village finds a new version, and backs up
 * before it, so the other villages back up here.
 */
export function runForEach(command: string, { villages, npm, log }: Each): string[] {
  const failed: string[] = []
  for (const [index, village] of villages.entries()) {
    log(`\n── ${village}: ${command} (${index + 1} dari ${villages.length})`)
    const before = index === 0 ? [] : (CHANGES[command] ?? [])
    if ([...before, command].every((name) => npm(village, name))) continue
    failed.push(village)
    if (index > 0 || !(command in CHANGES)) continue
    log(`${village} adalah percobaan dan gagal, jadi desa lain tidak diubah.`)
    break
  }
  return failed
}
