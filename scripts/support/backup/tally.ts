export interface RestoreOptions {
  /** Otherwise it is only looked at what would be written. */
  write: boolean
  /** What is there and differs becomes what the backup has; otherwise it stays. */
  overwrite: boolean
  /** The project into which a backup of another may go. */
  into?: string | undefined
  /** Is told of each thing that is, or would be, written or overwritten, and of what differs and stays. */
  tell: (line: string) => void
}

/** How many there are of a kind; `different` ones stay unless they are overwritten. */
export interface Tally {
  created: number
  overwritten: number
  same: number
  different: number
  /** Could not be written, as was told. */
  failed: number
}

/** What becomes of one thing, which is there and the same, there and different, or missing. */
export function decide(
  found: 'missing' | 'same' | 'different',
  what: string,
  tally: Tally,
  { overwrite, tell }: RestoreOptions,
): boolean {
  if (found === 'same') {
    tally.same += 1
    return false
  }
  const outcome =
    found === 'missing' ? 'created' : overwrite ? 'overwritten' : ('different' as const)
  tally[outcome] += 1
  tell(`${OUTCOMES[outcome]} ${what}`)
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
