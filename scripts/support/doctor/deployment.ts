import type { Project } from '../backup/format'

export interface Deployed {
  project: Project
  apiKey: string
  siteUrl: string
  local: string | null
}
