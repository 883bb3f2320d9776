import { FirebaseError } from 'firebase/app'
import type { RawDocument, Write } from '../writes'

type Data = Record<string, unknown>

/** In-memory replacement of Firestore: documents by path. */
export const documents = new Map<string, Data>()

interface Outcome {
  refusal?: string
  meanwhile?: () => void
  /** Lets the write take effect but loses the response. */
  lostAnswer?: boolean
}

export const next: Outcome = {}

export function reset(): void {
  documents.clear()
  expectSuccess()
}

function expectSuccess(): void {
  for (const outcome of Object.keys(next)) delete next[outcome as keyof Outcome]
}

const SERVER_TIME = Symbol('server time')
export const serverTime = () => SERVER_TIME

let writes = 0

export function put(path: string, data: Data): void {
  writes += 1
  const at = new Date(Date.UTC(2026, 0, 1) + writes * 1000).toISOString()
  const resolved = Object.entries(data).map(([name, value]) => [
    name,
    value === SERVER_TIME ? at : value,
  ])
  documents.set(path, Object.fromEntries(resolved) as Data)
}

export async function transact(
  paths: readonly string[],
  decide: (found: (RawDocument | null)[]) => readonly Write[],
): Promise<void> {
  await Promise.resolve()
  const { refusal, meanwhile, lostAnswer } = next
  expectSuccess()
  if (refusal) throw new FirebaseError(refusal, '')
  meanwhile?.()
  for (const write of decide(paths.map(rawOf)))
    if ('set' in write) put(write.set, write.data)
    else documents.delete(write.remove)
  if (lostAnswer) throw new FirebaseError('unavailable', '')
}

export function readRaw(path: string): Promise<RawDocument | null> {
  return Promise.resolve(rawOf(path))
}

function rawOf(path: string): RawDocument | null {
  const data = documents.get(path)
  if (!data) return null
  const { updatedAt, updatedBy } = data
  return { data, plain: data, updatedAt: String(updatedAt), updatedBy: String(updatedBy) }
}
