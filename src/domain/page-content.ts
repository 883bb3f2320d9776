/** The pages of `pages/{slug}`. */
export const PAGE_SLUGS = ['sejarah', 'visi-misi'] as const
export type PageSlug = (typeof PAGE_SLUGS)[number]
