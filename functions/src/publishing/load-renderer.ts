import type { SiteRenderer } from '@/domain/publishing/site-renderer'

/**
 * The renderer of the build with which the functions were deployed. It is a bundle of its own beside
 * theirs, for it is large, and loaded only when something is to be published.
 */
export async function loadRenderer(): Promise<SiteRenderer> {
  const { href } = new URL('renderer.js', import.meta.url)
  return (await import(href)) as SiteRenderer
}
