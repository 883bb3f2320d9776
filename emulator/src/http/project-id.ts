import { ApiError } from './message'

/**
 * Project ids become folder names, so only Google's characters are allowed. Up to 63 of them, so
 * that tests can add a suffix. Throws INVALID_ARGUMENT.
 */
export function assertProjectId(projectId: string): string {
  if (!/^[a-z][a-z0-9-]{2,62}$/.test(projectId))
    throw new ApiError('INVALID_ARGUMENT', `"${projectId}" is not a project id.`)
  return projectId
}
