import type { Project } from '../backup/format'

/** A deployed site, with the rights of who keeps it, and as anybody reaches it. */
export interface Deployed {
  project: Project
  /** `VITE_FIREBASE_API_KEY` of the build. */
  apiKey: string
  /** `https://desa.id` */
  siteUrl: string
  /** `http://127.0.0.1:5000` of the local Firebase; null for Google's. */
  local: string | null
}
