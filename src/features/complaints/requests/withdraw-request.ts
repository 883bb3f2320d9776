import { ulid } from 'ulid'
import type { RequestAction } from '@/domain/requests/request-schema'
import { call } from '@/lib/firebase/functions'

/** Ids of the attempts by code, so that a repeated attempt withdraws once. */
const attempts = new Map<string, string>()

/** Withdraws a request with its code. */
export async function withdrawRequest(code: string): Promise<void> {
  const id = attempts.get(code) ?? ulid()
  attempts.set(code, id)
  const action: RequestAction = { code, id, kind: 'cabut', seen: '', text: '' }
  await call('requests-act', action)
}
