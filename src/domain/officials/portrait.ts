/** Assumed size of portraits, because documents of officials do not contain it. */
export const PORTRAIT = { width: 640, height: 800 } as const
