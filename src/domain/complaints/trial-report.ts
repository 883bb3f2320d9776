/** Code prefix of reports that test a deployment. One in 10^18 random codes starts with this prefix. */
export const TRIAL_PREFIX = 'TESTTESTTEST'

/** Content of a test report. A report with the prefix but other content was written by a person. */
export const TRIAL_REPORT = {
  name: 'Uji pemasangan',
  address: '-',
  phone: '',
  category: 'lainnya',
  report: 'Laporan uji dari npm run doctor; dihapus dengan sendirinya.',
} as const

/**
 * Returns whether a report tests a deployment. Staff are not notified of test reports. The desk lists them. `npm run
 * doctor` deletes a test report only if its content equals TRIAL_REPORT, so a person's report is never deleted.
 */
export const isTrialReport = (id: string): boolean => id.startsWith(TRIAL_PREFIX)
