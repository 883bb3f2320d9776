import { page } from '@/domain/pages/page-content-schema'
import { UserFacingError } from '@/lib/errors'
import { readDocument } from '@/lib/firebase/documents'
import { errorKind, errorText } from '@/lib/firebase/errors'
import { call } from '@/lib/firebase/functions'
import { isAlike } from '@/lib/plain-data'
import { conflictOver } from '@/lib/saving/conflict'
import { isKnownVersion } from '@/lib/saving/known-version'
import type { Page, PageInput, Slug } from './page-forms'

/** The page as the server has it now; null while nobody has written it. */
export function readPage(slug: Slug): Promise<Page | null> {
  return readDocument<Page>(`pages/${slug}`, page)
}

/**
 * Replaces a page of which `version` (its `updatedAt`, '' where there was none) was edited. `attempts`
 * are earlier tries of `actor`, which may have been stored. Throws a Conflict when somebody else has
 * changed it since, a UserFacingError on any other failure.
 */
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
    if (!isKnownVersion(theirs, { actor, version, attempts }, isStored))
      throw conflictOver(theirs, actor)
    await send(wanted, theirs?.updatedAt ?? '')
  }
}

/** Throws a UserFacingError, of which the function's own is kept as it is. */
async function send(wanted: PageInput, version: string): Promise<void> {
  try {
    await call('save-page-content', { ...wanted, version })
  } catch (error) {
    if (error instanceof UserFacingError) throw error
    throw new UserFacingError(textOf(error), { cause: error })
  }
}

/**
 * The function's own words, else the error's, without the HTTP status that the SDK appends. A bare code,
 * as the SDK has where there was no answer, is none.
 */
function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message.replace(/ \[\d+\]$/, '') : ''
  if (!/^[a-z-]*$/.test(text)) return text
  const failed = 'Terjadi kesalahan saat menyimpan konten.'
  return errorKind(error) === 'unreachable' ? `${failed} ${errorText(error)}` : failed
}

function isSame(one: PageInput, { slug, title, content }: Page): boolean {
  return isAlike(one, { slug, title, content })
}
