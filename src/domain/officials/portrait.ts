/**
 * Assumed size of portraits, because documents of officials do not contain it. It allows small variants and
 * gives the ratio 4:5.
 */
export const PORTRAIT = { width: 640, height: 800 } as const
