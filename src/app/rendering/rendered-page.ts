import type { QueryClient } from '@tanstack/react-query'

/** What is known of a page when it is rendered. */
export interface RenderedPage {
  /** As in its address: `/berita/01J…`. */
  pathname: string
  /** Holds the results of the queries that the page declares. */
  client: QueryClient
  /** `https://desa.id`, without a slash at the end. */
  siteUrl: string
  /** When it is rendered, epoch milliseconds. */
  at: number
}
