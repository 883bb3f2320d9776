export interface RestoreOptions {
  /** If false, only determines which items would be written. */
  write: boolean
  /** If true, replaces existing content that differs from the backup. */
  overwrite: boolean
  /** Id of the target project. Required to restore the backup of another project. */
  into?: string | undefined
  log: (line: string) => void
}

/** Number of items by result. `different` items are kept unless overwriting is allowed. */
export interface Tally {
  created: number
  overwritten: number
  same: number
  different: number
  failed: number
}

export function decide(
  found: 'missing' | 'same' | 'different',
  what: string,
  tally: Tally,
  { overwrite, log }: RestoreOptions,
): boolean {
  if (found === 'same') {
    tally.same += 1
    return false
  }
  const outcome =
    found === 'missing' ? 'created' : overwrite ? 'overwritten' : ('different' as const)
  tally[outcome] += 1
  log(`${OUTCOMES[outcome]} ${what}`)
  return outcome !== 'different'
}

const OUTCOMES = {
  created: '+ baru    ',
  overwritten: '! ditimpa ',
  different: '= berbeda ',
} as const

export const emptyTally = (): Tally => ({
  created: 0,
  overwritten: 0,
  same: 0,
  different: 0,
  failed: 0,
})
