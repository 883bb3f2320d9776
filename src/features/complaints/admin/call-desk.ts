import type { Administration } from '@/domain/complaints/complaint-administration-schema'
import type { RequestCall } from '@/domain/requests/request-schema'
import { UserFacingError } from '@/lib/errors'
import { isUnanswered, toUserFacing } from '@/lib/firebase/errors'
import { call } from '@/lib/firebase/functions'

const NO_ANSWER =
  'Server tidak menjawab, jadi belum pasti berhasil. Coba lagi; yang sudah berhasil tidak diulang.'

interface Inputs {
  'complaints-administer': Administration
  'requests-act': RequestCall
}

/** Calls a function that can be repeated. `failed` is the start of the error message. */
export async function callDesk<Name extends keyof Inputs>(
  name: Name,
  input: Inputs[Name],
  failed: string,
): Promise<{ done: number }> {
  try {
    return await call(name, input)
  } catch (error) {
    if (isUnanswered(error)) throw new UserFacingError(NO_ANSWER, { cause: error })
    throw toUserFacing(failed, error)
  }
}
