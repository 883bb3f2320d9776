/**
 * Documents of officials do not say how large their pictures are. Portraits are taken to be at least
 * this large, which lets small variants be chosen, and to stand 4:5.
 */
export const PORTRAIT = { width: 640, height: 800 } as const
