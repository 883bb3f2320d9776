import { ApiError } from './message'

/**
 * Rejects invalid project ids. They become folder names, so only Google's characters are allowed. Ids may have up to 63
 * characters, so that tests can add a suffix. Throws INVALID_ARGUMENT.
 */
export function assertProjectId(projectId: string): string {
  if (!/^[a-z][a-z0-9-]{2,62}$/.test(projectId))
    throw new ApiError('INVALID_ARGUMENT', `"${projectId}" is not a project id.`)
  return projectId
}
