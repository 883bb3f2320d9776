/** How the code of a report begins that only tries a deployment: of random codes one in 10^18 does. */
export const TRIAL_PREFIX = 'TESTTESTTEST'

/** What such a report says. What says otherwise under such a code is somebody's own. */
export const TRIAL_REPORT = {
  name: 'Uji pemasangan',
  address: '-',
  phone: '',
  category: 'lainnya',
  report: 'Laporan uji dari npm run doctor; dihapus dengan sendirinya.',
} as const

/**
 * Whether a report only tries a deployment: staff are not told of it. The desk lists it like any other, and
 * `npm run doctor` removes only what says what it sends, so that who sends one on purpose spares the office a
 * message and hides nothing.
 */
export const isTrialReport = (id: string): boolean => id.startsWith(TRIAL_PREFIX)
