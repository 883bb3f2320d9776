/** Start of the code of a report that tests a deployment. One in 10^18 random codes starts like it. */
export const TRIAL_PREFIX = 'TESTTESTTEST'

/** Content of such a report. Other content under such a code comes from a person. */
export const TRIAL_REPORT = {
  name: 'Uji pemasangan',
  address: '-',
  phone: '',
  category: 'lainnya',
  report: 'Laporan uji dari npm run doctor; dihapus dengan sendirinya.',
} as const

/**
 * Returns whether a report tests a deployment. Staff are not notified of it. The desk lists it like any
 * other, and `npm run doctor` deletes it only with its exact content, so such a code hides nothing.
 */
export const isTrialReport = (id: string): boolean => id.startsWith(TRIAL_PREFIX)
