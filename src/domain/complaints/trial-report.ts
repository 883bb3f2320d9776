/** How the code of a report begins that only tries a deployment: of random codes one in 10^18 does. */
export const TRIAL_PREFIX = 'TESTTESTTEST'

/**
 * Whether a report only tries a deployment: staff are not told of it. The desk lists it like any other, so
 * that who sends one on purpose spares the office a message and hides nothing.
 */
export const isTrialReport = (id: string): boolean => id.startsWith(TRIAL_PREFIX)
