import type { UserRecord } from 'firebase-admin/auth'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { findAccount, findByEmail, isAuthError } from '../../../functions/src/accounts/accounts'
import { ACCOUNTS, type Project, storedAccount, type StoredAccount } from './format'
import { decide, emptyTally, type RestoreOptions, type Tally } from './tally'
import type { ZipReader } from './zip-reader'

export async function restoreAccounts(
  { auth }: Project,
  zip: ZipReader,
  options: RestoreOptions,
): Promise<Tally & { newEmails: string[] }> {
  const tally = emptyTally()
  const newEmails: string[] = []
  for await (const line of zip.lines(ACCOUNTS)) {
    const account = v.parse(storedAccount, line)
    const { uid, customClaims, ...properties } = account
    const what = `akun ${account.email ?? uid}`
    const stored = await findAccount(auth, uid)
    const found =
      stored === null ? 'missing' : isSameAccount(stored, account) ? 'same' : 'different'
    if (found !== 'same' && (await isTaken(account))) {
      tally.failed += 1
      options.log(`x gagal    ${what}: e-mailnya dipakai akun lain di proyek ini`)
      continue
    }
    if (!decide(found, what, tally, options) || !options.write) continue
    if (stored === null) {
      await retryWithoutPhoto(properties, (accepted) => auth.createUser({ uid, ...accepted }))
      if (account.email !== undefined && !account.disabled) newEmails.push(account.email)
    } else await retryWithoutPhoto(properties, (accepted) => auth.updateUser(uid, accepted))
    if (customClaims !== undefined || stored?.customClaims)
      await auth.setCustomUserClaims(uid, customClaims ?? null)
  }
  return { ...tally, newEmails }

  async function isTaken({ uid, email }: StoredAccount): Promise<boolean> {
    const holder = email === undefined ? null : await findByEmail(auth, email)
    return holder !== null && holder.uid !== uid
  }
}

/** Retries without the photo. Browsers can set a photo URL that the Admin SDK rejects. */
async function retryWithoutPhoto<Properties extends { photoURL?: string }>(
  properties: Properties,
  write: (accepted: Properties) => Promise<unknown>,
): Promise<void> {
  const rest = { ...properties }
  delete rest.photoURL
  await write(properties).catch((error: unknown) => {
    if (!isAuthError(error, 'auth/invalid-photo-url')) throw error
    return write(rest)
  })
}

function isSameAccount(
  stored: UserRecord,
  { customClaims = {}, ...wanted }: StoredAccount,
): boolean {
  return (
    isDeepStrictEqual(stored.customClaims ?? {}, customClaims) &&
    Object.entries(wanted).every(([name, value]) => stored[name as keyof UserRecord] === value)
  )
}
