import type { Administration } from '@/domain/complaints/complaint-administration-schema'
import type { ReplyPhoto } from '@/domain/complaints/reply-photos'
import { LIMITS } from '@/domain/limits'
import { UserFacingError } from '@/lib/errors'
import { isUnanswered, toUserFacing } from '@/lib/firebase/errors'
import { call } from '@/lib/firebase/functions'
import { formatCount } from '@/domain/text/money'

type Several = Exclude<Administration['action'], 'correct'>

const WORDS: Record<Several, { failed: string; done: string }> = {
  delete: { failed: 'Gagal menghapus:', done: 'dihapus' },
  anonymise: { failed: 'Gagal menganonimkan:', done: 'dianonimkan' },
}

/**
 * Deletes or anonymises reports. Resolves with a message about all of them, even those that an earlier attempt
 * processed.
 */
export async function administer(action: Several, ids: readonly string[]): Promise<string> {
  let done = 0
  for (let from = 0; from < ids.length; from += LIMITS.administered)
    done += await request({ action, ids: ids.slice(from, from + LIMITS.administered) })
  return `${reports(done)} ${WORDS[action].done}.`
}

/** Replaces the text of a public reply, and deletes its photos except `photos`. Rejects with a UserFacingError. */
export async function correctReply(
  id: string,
  entry: string,
  text: string,
  photos: readonly ReplyPhoto[],
): Promise<void> {
  await request({ action: 'correct', id, entry, text, photos: [...photos] })
}

async function request(input: Administration): Promise<number> {
  try {
    return (await call<{ done: number }>('complaints-administer', input)).done
  } catch (error) {
    if (isUnanswered(error))
      throw new UserFacingError(
        'Server tidak menjawab, jadi belum pasti berhasil. Coba lagi; yang sudah berhasil tidak diulang.',
        { cause: error },
      )
    const failed = input.action === 'correct' ? 'Gagal mengoreksi:' : WORDS[input.action].failed
    throw toUserFacing(failed, error)
  }
}

export function reports(count: number): string {
  return `${formatCount(count)} laporan`
}
