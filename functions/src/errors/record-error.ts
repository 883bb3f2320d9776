import { write } from 'firebase-functions/logger'
import * as v from 'valibot'
import { ERROR_DAYS, MAX_REPORTS_PER_DAY } from '@/domain/device-errors/device-error'
import { deviceErrors, type ErrorReport } from '@/domain/device-errors/device-error-schema'
import { addDays } from '@/domain/time/date'
import type { Database } from '../services'

/** Day on which the daily maximum of error reports was reached. This instance reads nothing more on that day. */
let fullDay = ''

/**
 * Counts an error on a visitor's device and logs it to Error Reporting, which groups errors by message and location.
 * Ignores errors after MAX_REPORTS_PER_DAY.
 */
export async function recordError(
  { firestore }: Database,
  { kind, message, build, route, browser }: ErrorReport,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  if (fullDay === today) return
  const reference = firestore.doc('device_errors/recent')
  const isCounted = await firestore.runTransaction(async (transaction) => {
    const { days } = v.parse(deviceErrors, (await transaction.get(reference)).data() ?? {})
    const counts = days[today] ?? {}
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (total >= MAX_REPORTS_PER_DAY) return false
    const oldest = addDays(today, 1 - ERROR_DAYS)
    const recent = Object.entries(days).filter(([day]) => day >= oldest && day < today)
    const increased = { ...counts, [kind]: (counts[kind] ?? 0) + 1 }
    transaction.set(reference, { days: { ...Object.fromEntries(recent), [today]: increased } })
    return true
  })
  if (!isCounted) {
    fullDay = today
    return
  }
  // An event without a stack needs `@type` (cloud.google.com/error-reporting/docs/formatting-error-messages).
  write({
    severity: 'ERROR',
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    message: `${kind}: ${message}`,
    serviceContext: { service: 'perangkat-warga', version: build },
    context: { reportLocation: { filePath: route, lineNumber: 0, functionName: kind } },
    browser,
  })
}
