/** Assumed size of portraits in pixels, because documents of officials do not contain it. */
export const PORTRAIT = { width: 640, height: 800 } as const
