import type { Publication } from './publication'

/**
 * What `functions/dist/renderer.js` exports. It reads Firestore signed out; where, the environment
 * says (`FIREBASE_HOSTING_EMULATOR_HOST`, else the project for which it was built).
 */
export interface SiteRenderer {
  /** The build whose scripts the pages load. */
  build: string
  /** `https://desa.id`, without a slash at the end. */
  siteUrl: string
  /** Reads all that is public and returns the text of each file by its path: `/berita.html`. Throws where reading fails. */
  renderSite(publication: Publication): Promise<ReadonlyMap<string, string>>
}
