import { ulid } from 'ulid'
import type { RequestAction } from '@/domain/requests/request-schema'
import { call } from '@/lib/firebase/functions'
import type { Requested } from '@/lib/reports/report-store'

/** Ids of the withdrawals by tracking code. Retries use the same id, so that the request is withdrawn once. */
const attempts = new Map<string, string>()

export async function withdrawRequest(code: string, kind: Requested['kind']): Promise<void> {
  const id = attempts.get(code) ?? ulid()
  attempts.set(code, id)
  const record = kind === 'objection' ? { record: 'objections' as const } : {}
  const action: RequestAction = { ...record, code, id, kind: 'cabut', seen: '', text: '' }
  await call('requests-act', action)
}
