import { randomBytes } from 'node:crypto'
import { AuthError } from './auth-error'

export type OobRequestType = 'PASSWORD_RESET' | 'VERIFY_EMAIL'

/** A one-time code that production would send by e-mail ("out of band"). */
export interface OobCode {
  oobCode: string
  requestType: OobRequestType
  email: string
}

const LIFETIME_MS = 3_600_000

/** The unused codes of one project. Kept in memory: no e-mail is waiting for them. */
export class OobCodes {
  readonly #codes = new Map<string, OobCode & { expires: number }>()

  issue(requestType: OobRequestType, email: string, now = Date.now()): OobCode {
    const code = { oobCode: randomBytes(24).toString('base64url'), requestType, email }
    this.#codes.set(code.oobCode, { ...code, expires: now + LIFETIME_MS })
    return code
  }

  /** Throws INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
  check(oobCode: string, now = Date.now()): OobCode {
    const found = this.#codes.get(oobCode)
    if (!found) throw new AuthError('INVALID_OOB_CODE')
    if (found.expires <= now) throw new AuthError('EXPIRED_OOB_CODE')
    return { oobCode, requestType: found.requestType, email: found.email }
  }

  /** As `check` for a code of this type, which cannot be used again. */
  use(oobCode: string, requestType: OobRequestType): OobCode {
    const code = this.check(oobCode)
    if (code.requestType !== requestType) throw new AuthError('INVALID_OOB_CODE')
    this.#codes.delete(oobCode)
    return code
  }

  list(now = Date.now()): OobCode[] {
    const valid = [...this.#codes.values()].filter(({ expires }) => expires > now)
    return valid.map(({ oobCode, requestType, email }) => ({ oobCode, requestType, email }))
  }

  clear(): void {
    this.#codes.clear()
  }
}
