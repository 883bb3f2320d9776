import type { Project } from '../backup/format'

export interface Deployed {
  project: Project
  apiKey: string
  siteUrl: string
  /** Address of the local Firebase, such as `http://127.0.0.1:5000`, or null for Google's. */
  local: string | null
}
