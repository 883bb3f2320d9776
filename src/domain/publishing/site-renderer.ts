import type { Publication } from './publication'

export interface UnrenderedPage {
  file: string
  title: string
  cause: unknown
}

export interface RenderedSite {
  /** Text of each file by path: `/berita.html`. */
  files: ReadonlyMap<string, string>
  /** Pages that failed to render. They are also missing in sitemap and feed. */
  unrendered: readonly UnrenderedPage[]
}

/**
 * Exports of `functions/dist/renderer.js`. Reads Firestore without signing in, from the emulator in
 * `FIREBASE_HOSTING_EMULATOR_HOST` or the project for which it was built.
 */
export interface SiteRenderer {
  build: string
  /** `https://desa.id`, without a slash at the end. */
  siteUrl: string
  /** Reads all public content and renders it. Throws if reading fails or no page can be rendered. */
  renderSite(publication: Publication): Promise<RenderedSite>
}
