import type { Publication } from './publication'

export interface UnrenderedPage {
  file: string
  title: string
  cause: unknown
}

export interface RenderedSite {
  /** Text of each file by path, such as `/berita.html`. */
  files: ReadonlyMap<string, string>
  /** Pages that failed to render. Sitemap and feed omit them. */
  unrendered: readonly UnrenderedPage[]
}

/**
 * Exports of `functions/dist/renderer.js`. The renderer reads Firestore without signing in, from the emulator in
 * `FIREBASE_HOSTING_EMULATOR_HOST` or from the project for which it was built.
 */
export interface SiteRenderer {
  build: string
  /** Address of the site, such as `https://desa.id`, without a slash at the end. */
  siteUrl: string
  /** Reads all public content and renders the site. Throws if reading fails or no page can be rendered. */
  renderSite(publication: Publication): Promise<RenderedSite>
}
