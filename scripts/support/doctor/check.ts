import { explain } from '../explain'

/** Result of a check. `unknown` means that the check itself failed, which does not count as a success. */
export interface Finding {
  state: 'fine' | 'wrong' | 'unknown' | 'untried'
  detail?: string
  remedy?: string
}

export interface Check {
  name: string
  cost: string
  /** Command or page of Google that usually fixes the problem. */
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

export async function examine(checks: readonly Check[], timeout = TIMEOUT_MS): Promise<Result[]> {
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
