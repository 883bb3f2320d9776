import { AuthError } from './auth-error'

export interface RefreshToken {
  localId: string
  projectId: string
  /** When the session began, in seconds since 1970. */
  issuedAt: number
}

/** A refresh token says itself what it is for, so that a session outlives a restart. */
export function issueRefreshToken(token: RefreshToken): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url')
}

/** Throws INVALID_REFRESH_TOKEN when it is not one of ours, or another project's. */
export function readRefreshToken(token: string, projectId: string): RefreshToken {
  const read = parse(token)
  if (read?.projectId !== projectId) throw new AuthError('INVALID_REFRESH_TOKEN')
  return read
}

function parse(token: string): RefreshToken | null {
  try {
    const value = JSON.parse(Buffer.from(token, 'base64url').toString()) as Partial<RefreshToken>
    const { localId, projectId, issuedAt } = value
    return typeof localId === 'string' &&
      typeof projectId === 'string' &&
      typeof issuedAt === 'number'
      ? { localId, projectId, issuedAt }
      : null
  } catch {
    return null
  }
}
