import type { Verdict } from '@/domain/complaints/complaint'
import type { VerdictInput } from '@/domain/complaints/complaint-verdict-schema'
import { UserFacingError } from '../errors'
import { errorKind, toUserFacing } from '../firebase/errors'
import { commitVerdict, readVerdict } from '../firebase/report-database'

/**
 * Answers for the report `id`, once: resolves with the answer that stands, which an earlier try or another tab
 * may have given. Throws a UserFacingError.
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
    // The rules deny what is answered already: then only an answer of theirs got lost.
    const stored = await readVerdict(id)
    if (stored) return stored
    throw new UserFacingError(
      'Laporan ini tidak dapat dijawab lagi: waktunya sudah lewat, atau petugas sudah membukanya kembali.',
    )
  }
}
