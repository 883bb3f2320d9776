interface Each {
  villages: readonly string[]
  /** Runs a command of package.json for a village and returns whether it succeeded. */
  npm: (village: string, ...command: string[]) => boolean
  log: (line: string) => void
}

/** Commands that change a site. Each lists the commands that run before it, except for the first village. */
const CHANGES: Record<string, readonly string[]> = { deploy: [], upgrade: ['backup'] }

/**
 * Runs a command for all villages, and returns those for which it failed. The first village is the trial of a
 * change: if it fails, no other village is changed. The upgrade of the first village checks out the new version
 * after a backup. The other villages already run the new code, so their backup runs here.
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
