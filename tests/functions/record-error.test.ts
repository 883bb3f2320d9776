import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { write } from 'firebase-functions/logger'
import { recordError } from '../../functions/src/errors/record-error'
import { MAX_REPORTS_PER_DAY } from '../../src/domain/device-errors/device-error'
import { errorReport } from '../../src/domain/device-errors/device-error-schema'
import { setupServices } from './services'

const services = setupServices()
const recent = services.firestore.doc('device_errors/recent')
const counts = async () => (await recent.get()).get('days') as unknown
const REPORT = {
  kind: 'script',
  message: 'TypeError: x is not a function',
  build: 'index-Ab12',
  route: '/berita/:id',
  browser: 'Chrome',
} as const
const record = (day: string) => recordError(services, REPORT, new Date(`${day}T03:00:00Z`))
const logged = vi.mocked(write)

beforeEach(async () => {
  await recent.delete()
  logged.mockReset().mockReturnValue()
})
afterEach(() => void logged.mockReset())

it('counts failures by day and kind for a week, and logs them for Error Reporting', async () => {
  await record('2026-11-20')
  await Promise.all([record('2026-11-26'), record('2026-11-26')])
  await recordError(services, { ...REPORT, kind: 'chunk' }, new Date('2026-11-27T03:00:00Z'))
  expect(await counts()).toEqual({ '2026-11-26': { script: 2 }, '2026-11-27': { chunk: 1 } })
  expect(logged.mock.calls[0]?.[0]).toEqual({
    severity: 'ERROR',
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    message: 'script: TypeError: x is not a function',
    serviceContext: { service: 'perangkat-warga', version: 'index-Ab12' },
    context: {
      reportLocation: { filePath: '/berita/:id', lineNumber: 0, functionName: 'script' },
    },
    browser: 'Chrome',
  })
})

it('ignores failures beyond the daily limit', async () => {
  await recent.set({ days: { '2026-11-28': { script: MAX_REPORTS_PER_DAY - 1 } } })
  for (let each = 0; each < 3; each += 1) await record('2026-11-28')
  expect(await counts()).toEqual({ '2026-11-28': { script: MAX_REPORTS_PER_DAY } })
  expect(logged).toHaveBeenCalledOnce()
  await record('2026-11-29')
  expect(logged).toHaveBeenCalledTimes(2)
})

it.each([
  ['an unknown kind', { kind: 'gempa' }],
  ['an address as the route', { route: '/pengaduan/ABCD-1234' }],
  ['a name as the build', { build: 'Budi Santoso' }],
  ['an unknown browser', { browser: 'Budi' }],
  ['an additional field', { uid: 'budi' }],
  ['a long message', { message: 'a'.repeat(401) }],
  ['no message', { message: ' ' }],
])('rejects an error report with %s', (_, changes) => {
  expect(v.is(errorReport, { ...REPORT, ...changes })).toBe(false)
})

it('removes personal data from the message of a forged error report', () => {
  const message = 'Budi budi@contoh.id 0812 https://desa.id/pengaduan/ABC "rahasia"'
  expect(v.parse(errorReport, { ...REPORT, message }).message).toBe('Budi … 0 … "…"')
})
