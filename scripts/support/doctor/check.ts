/** What was found. `unknown`: it could not be looked at, which is never a pass. */
export interface Finding {
  state: 'fine' | 'wrong' | 'unknown' | 'untried'
  /** Why, or what there is; '' where nothing is to be added. */
  detail?: string
  /** What mends this, where it is not what mends most of what the check finds. */
  remedy?: string
}

export interface Check {
  /** What people call it. */
  name: string
  /** What villagers or staff lack while it is wrong. */
  cost: string
  /** One command, or one page of Google's, by which it is mended. */
  remedy: string
  look: () => Promise<Finding>
}

export interface Result extends Check {
  finding: Finding
}

const TIMEOUT_MS = 60_000

export const fine = (detail = ''): Finding => ({ state: 'fine', detail })
export const wrong = (detail: string, remedy?: string): Finding => ({
  state: 'wrong',
  detail,
  ...(remedy !== undefined && { remedy }),
})
export const unknown = (detail: string): Finding => ({ state: 'unknown', detail })
export const untried = (detail: string): Finding => ({ state: 'untried', detail })

/** Looks at everything, one after the other, whatever one of them comes to. Never rejects. */
export async function examine(
  checks: readonly Check[],
  timeout = TIMEOUT_MS,
  explain: (error: unknown) => string = String,
): Promise<Result[]> {
  const results: Result[] = []
  for (const check of checks) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<Finding>((resolve) => {
      timer = setTimeout(() => resolve(wrong('Tidak ada jawaban.')), timeout)
    })
    const finding = await Promise.race([check.look(), late]).catch((error: unknown) =>
      wrong(explain(error)),
    )
    clearTimeout(timer)
    results.push({ ...check, finding })
  }
  return results
}

const MARKS: Record<Finding['state'], string> = {
  fine: 'baik',
  wrong: 'SALAH',
  unknown: 'tak terlihat',
  untried: 'tidak dicoba',
}

const isProblem = ({ state }: Finding) => state === 'wrong' || state === 'unknown'

/** What was found as text: what is to be done first, then a table of everything. */
export function reportOf(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const problems = results
    .filter(({ finding }) => isProblem(finding))
    .map(({ name, cost, remedy, finding }) =>
      [
        `${finding.state === 'wrong' ? '✗' : '?'} ${name}: ${finding.detail ?? ''}`,
        `  Akibatnya: ${cost}`,
        `  ${finding.state === 'wrong' ? 'Perbaiki' : 'Lihat sendiri'}: ${finding.remedy ?? remedy}`,
      ].join('\n'),
    )
  const table = results.map(({ name, finding }) => {
    const detail = isProblem(finding) ? '' : (finding.detail ?? '')
    return `  ${name.padEnd(width)}  ${MARKS[finding.state].padEnd(12)}  ${detail}`.trimEnd()
  })
  return [...problems, table.join('\n')].join('\n\n')
}
