import type { PublishingFailure } from '@/domain/publishing/publishing-failure'
import { HostingError } from './hosting-call'

/** Thrown if the live version and the renderer belong to different builds. */
export class ForeignBuild extends Error {}

/** Thrown if Hosting has no site with this id. Google adds a suffix to project ids that already exist. */
export class SiteNotFound extends Error {}

export class NotRendered extends Error {}

/** Returns the failure to record, which is one that has a remedy. */
export function failureOf(error: unknown): PublishingFailure {
  if (error instanceof ForeignBuild) return 'build'
  if (error instanceof NotRendered) return 'content'
  if (error instanceof SiteNotFound) return 'site'
  if (!(error instanceof HostingError)) return 'hosting'
  if (error.status === 401 || error.status === 403) return 'rights'
  return error.status === 429 ? 'quota' : 'hosting'
}
