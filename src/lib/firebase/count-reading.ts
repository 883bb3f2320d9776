import { LIMITS } from '@/domain/limits'
import { wantsLessData } from '../query/prefetch/prefetch-content'
import { app, localFirebase } from './app'

const STORED_AS = 'dibaca'

interface Reading {
  /** Day of the last write in UTC. */
  sent: string
  /** Articles that are not counted yet. */
  keys: readonly string[]
}

/**
 * Counts that this device read an article (`news_01J…`). Sends the counted articles once a day, and articles read later
 * on the next day. Does not repeat a write whose response is lost, so that nothing counts twice. Does nothing without
 * storage, with Do Not Track, and in data saving mode.
 */
export async function countReading(key: string): Promise<void> {
  if (wantsNoCounts()) return
  const today = new Date().toISOString().slice(0, 10)
  let keys: string[]
  try {
    const stored = JSON.parse(localStorage.getItem(STORED_AS) ?? 'null') as Reading | null
    keys = [...new Set([...(stored?.keys ?? []), key])].slice(-LIMITS.viewsPerWrite)
    const isDue = stored?.sent !== today && navigator.onLine
    const next = isDue ? { sent: today, keys: [] } : { sent: stored?.sent ?? '', keys }
    localStorage.setItem(STORED_AS, JSON.stringify(next satisfies Reading))
    if (!isDue) return
  } catch {
    return
  }
  await sendReading(keys)
}

interface Privacy {
  globalPrivacyControl?: boolean
}

/** Returns whether the browser asks not to be tracked, or saves data. */
export function wantsNoCounts(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Privacy
  return doNotTrack === '1' || globalPrivacyControl === true || wantsLessData()
}

/** Counts articles by REST (cloud.google.com/firestore/docs/reference/rest). Article pages never load the SDK. */
async function sendReading(keys: readonly string[]): Promise<void> {
  const origin = localFirebase
    ? `http://${localFirebase.hostname}:${localFirebase.port}`
    : 'https://firestore.googleapis.com'
  const { apiKey, projectId } = app.options
  const database = `projects/${projectId}/databases/(default)`
  const increment = { integerValue: '1' }
  await fetch(`${origin}/v1/${database}/documents:commit?key=${apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
    body: JSON.stringify({
      writes: [
        {
          update: {
            name: `${database}/documents/article_views/now`,
            fields: {
              last: { arrayValue: { values: keys.map((stringValue) => ({ stringValue })) } },
            },
          },
          updateMask: { fieldPaths: ['last'] },
          updateTransforms: ['days', ...keys].map((fieldPath) => ({ fieldPath, increment })),
        },
      ],
    }),
  })
}
