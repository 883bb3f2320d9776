/** A stored account. Times are in milliseconds since 1970 unless stated otherwise. */
export interface Account {
  localId: string
  email?: string
  emailVerified: boolean
  displayName?: string
  photoUrl?: string
  disabled: boolean
  customClaims?: Readonly<Record<string, unknown>>
  password?: PasswordHash
  passwordUpdatedAt?: number
  factor?: SecondFactor
  createdAt: number
  lastLoginAt?: number
  /** Time in seconds since 1970. Tokens issued earlier are revoked. */
  validSince: number
}

export interface PasswordHash {
  salt: string
  hash: string
}

interface SecondFactor {
  mfaEnrollmentId: string
  displayName?: string
  enrolledAt: string
  secret: string
  /** 30-second period (TOTP) of the last accepted code, so that each code is accepted only once. */
  lastPeriod: number
}

export function toMfaInfo({ factor }: Account): object[] | undefined {
  if (!factor) return undefined
  const { mfaEnrollmentId, displayName, enrolledAt } = factor
  return [{ mfaEnrollmentId, displayName, enrolledAt, totpInfo: {} }]
}

/** Returns an account in the format of Google's API. Only the administrator sees whether it has a password. */
export function toUserInfo(account: Account, forOwner: boolean): Record<string, unknown> {
  const { localId, email, displayName, photoUrl, password, passwordUpdatedAt } = account
  return {
    localId,
    email,
    emailVerified: account.emailVerified,
    displayName,
    photoUrl,
    ...(email !== undefined &&
      password && {
        providerUserInfo: [
          {
            providerId: 'password',
            rawId: email,
            federatedId: email,
            email,
            displayName,
            photoUrl,
          },
        ],
      }),
    ...(forOwner && password && { passwordHash: password.hash, salt: password.salt }),
    passwordUpdatedAt,
    mfaInfo: toMfaInfo(account),
    validSince: String(account.validSince),
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    // Google counts the creation of the account as a login, but not as a token refresh.
    lastLoginAt: String(account.lastLoginAt ?? account.createdAt),
    ...(account.lastLoginAt !== undefined && {
      lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
    }),
    ...(account.customClaims && { customAttributes: JSON.stringify(account.customClaims) }),
  }
}
