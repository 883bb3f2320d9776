import type { SiteRenderer } from '@/domain/publishing/site-renderer'

/**
 * Loads the renderer of the deployed build. It is a separate large bundle, loaded only when something is
 * published.
 */
export async function loadRenderer(): Promise<SiteRenderer> {
  const { href } = new URL('renderer.js', import.meta.url)
  return (await import(href)) as SiteRenderer
}
