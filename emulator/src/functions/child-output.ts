import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Log } from '../http/log'

/** Label with which firebase-functions logs every callable request at level DEBUG. */
const CALL_VERIFICATION_LABEL = '"firebase-log-type":"callable-request-verification"'

export function logOutput({ stdout, stderr }: ChildProcess, log: Log): void {
  for (const stream of [stdout, stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (!line.includes(CALL_VERIFICATION_LABEL)) log(`functions: ${readable(line)}`)
      })
}

/** Returns a log line in readable form. The firebase-functions logger writes JSON with `severity` and `message`. */
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
