import type { Verdict } from '@/domain/complaints/complaint'
import type { VerdictInput } from '@/domain/complaints/complaint-verdict-schema'
import { UserFacingError } from '../errors'
import { errorKind, toUserFacing } from '../firebase/errors'
import { commitVerdict, readVerdict } from '../firebase/report-database'

/**
 * Sends the verdict on the report `id` once. Resolves with the stored verdict, which an earlier attempt or
 * another tab may have sent. Throws a UserFacingError.
 */
export async function sendVerdict(id: string, input: VerdictInput): Promise<Verdict> {
  try {
    return (await readVerdict(id)) ?? (await commit(id, input))
  } catch (error) {
    throw toUserFacing('Jawaban belum terkirim.', error)
  }
}

async function commit(id: string, input: VerdictInput): Promise<Verdict> {
  try {
    await commitVerdict(id, input)
    return input.answer
  } catch (error) {
    if (errorKind(error) !== 'denied') throw error
    // The rules refuse a second verdict, so an earlier response may have been lost.
    const stored = await readVerdict(id)
    if (stored) return stored
    throw new UserFacingError(
      'Laporan ini tidak dapat dijawab lagi: waktunya sudah lewat, atau petugas sudah membukanya kembali.',
    )
  }
}
