import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Log } from '../http/log'

/** With this label firebase-functions notes every callable request, at the level DEBUG. */
const OF_EACH_CALL = '"firebase-log-type":"callable-request-verification"'

/** Passes what a process prints on to the log, line by line. */
export function logOutput({ stdout, stderr }: ChildProcess, log: Log): void {
  for (const stream of [stdout, stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (!line.includes(OF_EACH_CALL)) log(`functions: ${readable(line)}`)
      })
}

/** The logger of firebase-functions writes JSON with `severity` and `message` for Cloud Logging. */
function readable(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    const { severity, message, ...rest } = JSON.parse(line) as Record<string, unknown>
    const text = [severity, message].filter((part) => typeof part === 'string').join(' ')
    return Object.keys(rest).length === 0 ? text : `${text} ${JSON.stringify(rest)}`
  } catch {
    return line
  }
}
