import { randomBytes } from 'node:crypto'
import { AuthError } from './auth-error'

/** A one-time ("out-of-band") code, which production sends by e-mail. */
export interface OobCode {
  oobCode: string
  email: string
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL'
}

const LIFETIME_MS = 3_600_000

/** Unused codes of one project. They are only in memory, because no e-mail that contains them is ever sent. */
export class OobCodes {
  readonly #codes = new Map<string, OobCode & { expires: number }>()

  issue({ email, requestType }: Omit<OobCode, 'oobCode'>, now = Date.now()): OobCode {
    const code = { oobCode: randomBytes(24).toString('base64url'), email, requestType }
    this.#codes.set(code.oobCode, { ...code, expires: now + LIFETIME_MS })
    return code
  }

  check(oobCode: string, requestType: OobCode['requestType'], now = Date.now()): string {
    const found = this.#codes.get(oobCode)
    if (found?.requestType !== requestType) throw new AuthError('INVALID_OOB_CODE')
    if (found.expires <= now) throw new AuthError('EXPIRED_OOB_CODE')
    return found.email
  }

  use(oobCode: string, requestType: OobCode['requestType']): string {
    const email = this.check(oobCode, requestType)
    this.#codes.delete(oobCode)
    return email
  }

  list(now = Date.now()): OobCode[] {
    const valid = [...this.#codes.values()].filter(({ expires }) => expires > now)
    return valid.map(({ oobCode, email, requestType }) => ({ oobCode, email, requestType }))
  }

  clear(): void {
    this.#codes.clear()
  }
}
