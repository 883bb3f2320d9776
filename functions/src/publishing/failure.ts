import type { PublishingFailure } from '@/domain/publishing/publishing-failure'
import { HostingError } from './hosting-call'

/** Thrown if the renderer does not belong to the build that is live. */
export class ForeignBuild extends Error {}

/** Thrown if Hosting has no site with this id. A site's id can differ from the id of its project. */
export class SiteNotFound extends Error {}

export class NotRendered extends Error {}

/** Returns the code of the failure, for which the dashboard explains a remedy. */
export function failureOf(error: unknown): PublishingFailure {
  if (error instanceof ForeignBuild) return 'build'
  if (error instanceof NotRendered) return 'content'
  if (error instanceof SiteNotFound) return 'site'
  if (!(error instanceof HostingError)) return 'hosting'
  if (error.status === 401 || error.status === 403) return 'rights'
  return error.status === 429 ? 'quota' : 'hosting'
}
