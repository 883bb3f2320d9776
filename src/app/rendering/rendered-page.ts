import type { QueryClient } from '@tanstack/react-query'

export interface RenderedPage {
  pathname: string
  client: QueryClient
  siteUrl: string
  at: number
}
