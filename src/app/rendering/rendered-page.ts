import type { QueryClient } from '@tanstack/react-query'

export interface RenderedPage {
  /** Path, e.g. `/berita/01J…`. */
  pathname: string
  /** Contains the results of the page's queries. */
  client: QueryClient
  /** Address of the site without a final slash, e.g. `https://desa.id`. */
  siteUrl: string
  /** Time of rendering, epoch milliseconds. */
  at: number
}
