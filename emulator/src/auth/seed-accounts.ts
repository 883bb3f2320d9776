import * as v from 'valibot'
import type { Account } from './account'
import type { AccountStore } from './account-store'
import { hashPassword } from './password'
import { newAccount } from './sign-in'

export const AccountSeed = v.object({
  localId: v.string(),
  email: v.string(),
  password: v.string(),
  displayName: v.optional(v.string()),
  customClaims: v.optional(v.record(v.string(), v.unknown())),
  disabled: v.optional(v.boolean()),
  emailVerified: v.optional(v.boolean()),
  totpSecret: v.optional(v.string()),
})
export type AccountSeed = v.InferOutput<typeof AccountSeed>

export async function seedAccount(accounts: AccountStore, seed: AccountSeed): Promise<void> {
  const { localId, email, password, displayName, customClaims, totpSecret } = seed
  const now = Date.now()
  const account: Account = {
    ...newAccount(now),
    localId,
    email: email.toLowerCase(),
    emailVerified: seed.emailVerified ?? true,
    disabled: seed.disabled ?? false,
    password: await hashPassword(password),
    passwordUpdatedAt: now,
    ...(displayName !== undefined && { displayName }),
    ...(customClaims && { customClaims }),
    ...(totpSecret !== undefined && {
      factor: {
        mfaEnrollmentId: `totp-${localId}`,
        enrolledAt: new Date(now).toISOString(),
        secret: totpSecret,
        lastPeriod: 0,
      },
    }),
  }
  if (accounts.get(localId)) accounts.update(localId, () => account)
  else accounts.create(account)
}
