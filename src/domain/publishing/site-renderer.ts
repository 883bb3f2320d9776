import type { Publication } from './publication'

export interface UnrenderedPage {
  file: string
  title: string
  cause: unknown
}

export interface RenderedSite {
  /** Content of each file by path, such as `/berita.html`. */
  files: ReadonlyMap<string, string>
  /** Pages that failed to render. Sitemap and feed omit them. */
  unrendered: readonly UnrenderedPage[]
}

/**
 * Exports of `functions/dist/renderer.js`. It reads Firestore without signing in: from the emulator if
 * `FIREBASE_HOSTING_EMULATOR_HOST` is set, otherwise from the project for which it was built.
 */
export interface SiteRenderer {
  build: string
  /** Address of the site without a slash at the end, such as `https://desa.id`. */
  siteUrl: string
  /** Reads all public content and renders the site. Throws if reading fails or no page can be rendered. */
  renderSite(publication: Publication): Promise<RenderedSite>
}
