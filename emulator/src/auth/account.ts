/** An account as it is kept. Times in milliseconds since 1970 unless said otherwise. */
export interface Account {
  localId: string
  email?: string
  emailVerified: boolean
  displayName?: string
  photoUrl?: string
  disabled: boolean
  /** Top-level claims of the ID token, set by the administrator. */
  customClaims?: Readonly<Record<string, unknown>>
  password?: PasswordHash
  passwordUpdatedAt?: number
  createdAt: number
  lastLoginAt?: number
  /** Seconds since 1970; tokens issued earlier are revoked. */
  validSince: number
}

export interface PasswordHash {
  salt: string
  hash: string
}

/** The account as Google's API shows it; the administrator alone sees that there is a hash. */
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
    validSince: String(account.validSince),
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    ...(account.lastLoginAt !== undefined && {
      lastLoginAt: String(account.lastLoginAt),
      lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
    }),
    ...(account.customClaims && { customAttributes: JSON.stringify(account.customClaims) }),
  }
}
