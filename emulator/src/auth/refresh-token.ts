import * as v from 'valibot'
import { AuthError } from './auth-error'

const RefreshToken = v.object({
  localId: v.string(),
  projectId: v.string(),
  /** When the session began, in seconds since 1970. */
  issuedAt: v.number(),
})
export type RefreshToken = v.InferOutput<typeof RefreshToken>

/** A refresh token says itself what it is for, so that a session outlives a restart. */
export function issueRefreshToken(token: RefreshToken): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url')
}

/** Throws INVALID_REFRESH_TOKEN when it is not one of ours, or another project's. */
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
