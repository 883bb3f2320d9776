/** Numbers of items on the home page (specification, section 9), and milliseconds per letter of its animated title. */
export const HOME = { news: 3, pictures: 6, typingMilliseconds: 100 } as const
/** Numbers of placeholders while a list loads (specification, section 9). */
export const SKELETONS = { news: 6, umkm: 8, gallery: 12, officials: 8, agenda: 3 } as const
