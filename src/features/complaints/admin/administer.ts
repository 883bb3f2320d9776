import { LIMITS } from '@/domain/limits'
import type { Administration } from '@/domain/schemas/complaint-administration'
import { UserFacingError } from '@/lib/errors'
import { isUnanswered, toUserFacing } from '@/lib/firebase/errors'
import { call } from '@/lib/firebase/functions'

type Several = Exclude<Administration['action'], 'correct'>

/** How an action is named when it fails, and what it has done to a report. */
const WORDS: Record<Administration['action'], { failed: string; done: string }> = {
  delete: { failed: 'Gagal menghapus:', done: 'dihapus' },
  anonymise: { failed: 'Gagal menganonimkan:', done: 'dianonimkan' },
  correct: { failed: 'Gagal mengoreksi balasan:', done: 'dikoreksi' },
}

/**
 * Has the server delete or anonymise reports, and says what came of it. What an earlier try has done
 * is not done again, so that trying again after a lost answer is harmless. Throws a UserFacingError.
 */
export async function administer(action: Several, ids: readonly string[]): Promise<string> {
  let done = 0
  for (let from = 0; from < ids.length; from += LIMITS.administered)
    done += await request({ action, ids: ids.slice(from, from + LIMITS.administered) })
  const verb = WORDS[action].done
  if (done === 0) return `${reports(ids.length)} sudah ${verb} sebelumnya.`
  const rest = done < ids.length ? ` ${reports(ids.length - done)} sudah sebelumnya.` : ''
  return `${reports(done)} ${verb}.${rest}`
}

/** Replaces the text of the public reply that came with `entry`. Throws a UserFacingError. */
export async function correctReply(id: string, entry: string, text: string): Promise<void> {
  await request({ action: 'correct', id, entry, text })
}

/** To how many reports something was done. */
async function request(input: Administration): Promise<number> {
  try {
    return (await call<{ done: number }>('complaints-administer', input)).done
  } catch (error) {
    if (isUnanswered(error))
      throw new UserFacingError(
        'Belum pasti: jawaban server tidak sampai. Coba lagi; yang sudah terlaksana tidak terulang.',
        { cause: error },
      )
    throw toUserFacing(WORDS[input.action].failed, error)
  }
}

export function reports(count: number): string {
  return `${count.toLocaleString('id-ID')} laporan`
}
