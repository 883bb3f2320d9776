import * as v from 'valibot'
import { AuthError } from './auth-error'

const RefreshToken = v.object({
  localId: v.string(),
  projectId: v.string(),
  /** Time of the sign-in, in seconds since 1970. */
  issuedAt: v.number(),
})
export type RefreshToken = v.InferOutput<typeof RefreshToken>

/** Issues a self-contained refresh token, so that sessions survive a restart. */
export function issueRefreshToken(token: RefreshToken): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url')
}

export function readRefreshToken(token: string, projectId: string): RefreshToken {
  try {
    const json = Buffer.from(token, 'base64url').toString()
    return v.parse(
      v.object({ ...RefreshToken.entries, projectId: v.literal(projectId) }),
      JSON.parse(json),
    )
  } catch {
    throw new AuthError('INVALID_REFRESH_TOKEN')
  }
}
