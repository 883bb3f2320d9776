import type { QueryClient } from '@tanstack/react-query'

export interface RenderedPage {
  pathname: string
  client: QueryClient
  /** Address of the site without a final slash, e.g. `https://desa.id`. */
  siteUrl: string
  /** Time of rendering, epoch milliseconds. */
  at: number
}
