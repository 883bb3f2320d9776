import type { PublishingFailure } from '@/domain/publishing/publishing-failure'
import { HostingError } from './hosting-call'

/** The live version is not of the build whose pages would be published. */
export class ForeignBuild extends Error {}

/** Hosting has no site of this id: Google suffixes a project's id where it is taken. */
export class SiteNotFound extends Error {}

/** Reading or rendering failed. */
export class NotRendered extends Error {}

/** As which of the failures that people can do something about this one is recorded. */
export function failureOf(error: unknown): PublishingFailure {
  if (error instanceof ForeignBuild) return 'build'
  if (error instanceof NotRendered) return 'content'
  if (error instanceof SiteNotFound) return 'site'
  if (!(error instanceof HostingError)) return 'hosting'
  if (error.status === 401 || error.status === 403) return 'rights'
  return error.status === 429 ? 'quota' : 'hosting'
}
