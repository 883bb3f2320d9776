import { page } from '@/domain/pages/page-content-schema'
import { UserFacingError } from '@/lib/errors'
import { readDocument } from '@/lib/firebase/documents'
import { errorKind, errorText } from '@/lib/firebase/errors'
import { call } from '@/lib/firebase/functions'
import { isDeepEqual } from '@/lib/plain-data'
import { conflictOver } from '@/lib/saving/conflict'
import { isKnownVersion } from '@/lib/saving/known-version'
import type { Page, PageInput, Slug } from './page-forms'

function readPage(slug: Slug): Promise<Page | null> {
  return readDocument<Page>(`pages/${slug}`, page)
}

/** Saves a page. `version` is the version that the user opened. Rejects with a Conflict or a UserFacingError. */
export async function savePage(
  wanted: PageInput,
  version: string,
  attempts: readonly PageInput[],
  actor: string,
): Promise<void> {
  if (!navigator.onLine)
    throw new UserFacingError('Tidak ada jaringan. Isian Anda disimpan di perangkat ini.')
  try {
    await send(wanted, version)
  } catch (error) {
    if (!(error instanceof UserFacingError) || errorKind(error.cause) !== 'conflict') throw error
    const theirs = await readPage(wanted.slug)
    const isStored = (attempt: PageInput) => theirs !== null && isSame(attempt, theirs)
    if (!isKnownVersion(theirs, { actor, version, attempts }, isStored)) throw conflictOver(theirs)
    await send(wanted, theirs?.updatedAt ?? '')
  }
}

/** Calls the function `save-page-content`. Rejects with a UserFacingError that contains the function's message. */
async function send(wanted: PageInput, version: string): Promise<void> {
  try {
    await call('save-page-content', { ...wanted, version })
  } catch (error) {
    if (error instanceof UserFacingError) throw error
    throw new UserFacingError(textOf(error), { cause: error })
  }
}

/** Returns the function's error message, or a general message if the SDK set only a code. */
function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message.replace(/ \[\d+\]$/, '') : ''
  if (!/^[a-z-]*$/.test(text)) return text
  const failed = 'Terjadi kesalahan saat menyimpan konten.'
  return errorKind(error) === 'unreachable' ? `${failed} ${errorText(error)}` : failed
}

function isSame(one: PageInput, { slug, title, content }: Page): boolean {
  return isDeepEqual(one, { slug, title, content })
}
