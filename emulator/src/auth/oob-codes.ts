import { randomBytes } from 'node:crypto'
import { AuthError } from './auth-error'

/** A one-time code for a new password, which production would send by e-mail ("out of band"). */
export interface OobCode {
  oobCode: string
  email: string
}

const LIFETIME_MS = 3_600_000

/** The unused codes of one project. Kept in memory: no e-mail is waiting for them. */
export class OobCodes {
  readonly #codes = new Map<string, OobCode & { expires: number }>()

  issue(email: string, now = Date.now()): OobCode {
    const code = { oobCode: randomBytes(24).toString('base64url'), email }
    this.#codes.set(code.oobCode, { ...code, expires: now + LIFETIME_MS })
    return code
  }

  /** The address that a code is for. Throws INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
  check(oobCode: string, now = Date.now()): string {
    const found = this.#codes.get(oobCode)
    if (!found) throw new AuthError('INVALID_OOB_CODE')
    if (found.expires <= now) throw new AuthError('EXPIRED_OOB_CODE')
    return found.email
  }

  /** As `check` for a code that cannot be used again. */
  use(oobCode: string): string {
    const email = this.check(oobCode)
    this.#codes.delete(oobCode)
    return email
  }

  list(now = Date.now()): OobCode[] {
    const valid = [...this.#codes.values()].filter(({ expires }) => expires > now)
    return valid.map(({ oobCode, email }) => ({ oobCode, email }))
  }

  clear(): void {
    this.#codes.clear()
  }
}
