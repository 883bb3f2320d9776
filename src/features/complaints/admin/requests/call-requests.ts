import type { RequestCall } from '@/domain/requests/request-schema'
import { UserFacingError } from '@/lib/errors'
import { isUnanswered, toUserFacing } from '@/lib/firebase/errors'
import { call } from '@/lib/firebase/functions'

const NO_ANSWER =
  'Server tidak menjawab, jadi belum pasti berhasil. Coba lagi; yang sudah berhasil tidak diulang.'

/** Calls the function `requests-act`. `failed` is the start of the error message. */
export async function callRequests(input: RequestCall, failed: string): Promise<void> {
  try {
    await call('requests-act', input)
  } catch (error) {
    if (isUnanswered(error)) throw new UserFacingError(NO_ANSWER, { cause: error })
    throw toUserFacing(failed, error)
  }
}
