import * as v from 'valibot'
import { binPath, restoreFromBin, titleOf } from '@/domain/bin/bin'
import { binId, type BinEntry } from '@/domain/bin/bin-schema'
import { isTable } from '@/domain/tables/tables'
import { UserFacingError } from '@/lib/errors'
import { readList } from '@/lib/firebase/documents'
import { errorKind } from '@/lib/firebase/errors'
import { transact, readRaw, serverTime } from '@/lib/firebase/writes'
import { restoreTable } from '@/lib/tables/save-table'

/** Fields of a bin entry that identify the deleted document. */
export type Binned = Pick<BinEntry, 'collection' | 'id' | 'data'>

/** Thrown when the copy is no longer in the bin and the original does not exist. */
export class NotInBin extends UserFacingError {}

/** Restores the original and deletes its bin entry. Can be repeated. Throws a UserFacingError or the SDK's errors. */
export async function restore(entry: Binned, uid: string): Promise<void> {
  const { collection, id, data } = entry
  if (isTable(collection)) return restoreWhole(entry)
  const title = `“${titleOf(entry)}”`
  if (collection === 'users' && (await isEmailTaken(id, data['email'])))
    throw new UserFacingError(
      `${title} belum dipulihkan, karena e-mailnya sudah dipakai pengguna lain. Ubah dahulu e-mail pengguna itu.`,
    )
  try {
    await transact([binPath(collection, id)], ([found]) => {
      if (!found) throw new NotInBin(`${title} tidak ada lagi di tempat sampah.`)
      const data = found.data['data'] as BinEntry['data']
      return restoreFromBin({ collection, id, data }, uid, serverTime())
    })
  } catch (error) {
    // The rules refuse if the original exists.
    if (!(error instanceof NotInBin) && errorKind(error) !== 'denied') throw error
    if (!(await readRaw(`${collection}/${id}`))) throw error
    if (!(error instanceof NotInBin))
      throw new UserFacingError(`${title} sudah ada lagi, jadi salinan ini tidak dipulihkan.`)
  }
}

/** Restores a table through the function that saves it, which puts the replaced table into the bin. */
async function restoreWhole({ collection, id }: Binned): Promise<void> {
  try {
    await restoreTable(binId(collection, id))
  } catch (error) {
    const { code = '' } = (error instanceof UserFacingError ? error.cause : {}) as { code?: string }
    throw code.endsWith('not-found')
      ? new NotInBin((error as Error).message, { cause: error })
      : error
  }
}

async function isEmailTaken(uid: string, email: unknown): Promise<boolean> {
  if (typeof email !== 'string') return false
  const holders = await readList(
    { collection: 'users', where: { email }, orderBy: ['email', 'asc'], limit: 2 },
    v.object({ id: v.string() }),
  )
  return holders.some(({ id }) => id !== uid)
}
