/** Assumed size of portraits, because the documents of officials do not contain the size. */
export const PORTRAIT = { width: 640, height: 800 } as const
