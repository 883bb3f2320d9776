import type { Publication } from './publication'

/** A page that could not be rendered, and why. */
export interface UnrenderedPage {
  /** `/berita/01J….html` */
  file: string
  /** What people call it. */
  title: string
  cause: unknown
}

export interface RenderedSite {
  /** The text of each file by its path: `/berita.html`. */
  files: ReadonlyMap<string, string>
  /** Of these there is no file, nor a word in the sitemap or the feed. */
  unrendered: readonly UnrenderedPage[]
}

/**
 * What `functions/dist/renderer.js` exports. It reads Firestore signed out; where, the environment
 * says (`FIREBASE_HOSTING_EMULATOR_HOST`, else the project for which it was built).
 */
export interface SiteRenderer {
  /** The build whose scripts the pages load. */
  build: string
  /** `https://desa.id`, without a slash at the end. */
  siteUrl: string
  /** Reads all that is public and renders it. Throws where reading fails, or no page can be rendered. */
  renderSite(publication: Publication): Promise<RenderedSite>
}
