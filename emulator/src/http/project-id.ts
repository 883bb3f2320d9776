import { ApiError } from './message'

/**
 * Project ids name folders, so nothing but what Google allows in one passes (letters, digits,
 * hyphens; up to 63 so that tests may add a suffix). Throws INVALID_ARGUMENT.
 */
export function assertProjectId(projectId: string): string {
  if (!/^[a-z][a-z0-9-]{2,62}$/.test(projectId))
    throw new ApiError('INVALID_ARGUMENT', `"${projectId}" is not a project id.`)
  return projectId
}
