import type { SiteRenderer } from '@/domain/publishing/site-renderer'

/** Loads the renderer of the deployed build, which is large, only when something is published. */
export async function loadRenderer(): Promise<SiteRenderer> {
  const { href } = new URL('renderer.js', import.meta.url)
  return (await import(href)) as SiteRenderer
}
