import { LIMITS } from '@/domain/limits'
import { CHOSEN_MAX_BYTES } from '@/domain/pictures/picture-file'
import { truncate } from '@/domain/text/characters'
import { DAY_MS } from '@/domain/time/date'

/*
 * Content shared with the installed app (w3.org/TR/web-share-target), stored until the visitor uses or deletes it. Any
 * site can make a browser post to this address, so only the visitor can put the content into a form.
 */

/** Names of the fields in which a phone's share dialog sends texts to this app (w3.org/TR/web-share-target). */
export const SHARED_TEXTS = { title: 'title', text: 'text', url: 'url' } as const
export const SHARED_PHOTO = 'photo'

const CACHE = 'shared'
const TEXT = '/shared/text'
const PHOTO = '/shared/photo'

export interface SharedContent {
  text: string
  photo: File | null
}

interface StoredText {
  text: string
  /** Time of sharing in epoch milliseconds. */
  at: number
}

/** Replaces the stored content with the posted content. Rejects with the browser's errors. */
export async function storeShared(form: FormData): Promise<void> {
  const lines = Object.values(SHARED_TEXTS)
    .map((name) => form.get(name))
    .filter((line): line is string => typeof line === 'string' && line.trim() !== '')
  const text = truncate([...new Set(lines.map((line) => line.trim()))].join('\n'), LIMITS.report)
  const photo = form.getAll(SHARED_PHOTO).find(isPhoto)
  await dropShared()
  if (text === '' && !photo) return
  const cache = await caches.open(CACHE)
  const stored: StoredText = { text, at: Date.now() }
  if (photo) await cache.put(PHOTO, new Response(photo))
  await cache.put(TEXT, Response.json(stored))
}

const isPhoto = (entry: FormDataEntryValue): entry is File =>
  entry instanceof File &&
  entry.type.startsWith('image/') &&
  entry.size > 0 &&
  entry.size <= CHOSEN_MAX_BYTES

/** Returns content that was shared within the last day and not used yet, or null. Rejects with the browser's errors. */
export async function readShared(): Promise<SharedContent | null> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null
  const cache = await caches.open(CACHE)
  const [stored, photo] = await Promise.all([cache.match(TEXT), cache.match(PHOTO)])
  const { text, at } = ((await stored?.json()) ?? { text: '', at: 0 }) as StoredText
  if (Date.now() - at > DAY_MS) {
    await dropShared()
    return null
  }
  const blob = await photo?.blob()
  return { text, photo: blob ? new File([blob], 'foto', { type: blob.type }) : null }
}

export async function dropShared(): Promise<void> {
  await caches.delete(CACHE)
}
