import { stored } from '@/lib/autosave/__mocks__/entries'
import { reset } from '@/lib/firebase/__mocks__/writes'
import { acceptEntries } from '@/services/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import { dismissNotice } from '@/stores/notice'
import { type Person, useSession } from '@/stores/session'
import type { KindForm } from '@/staff/kinds/kind-form'
import { editorialKind } from './editorial-kind'

/* Fixtures for editor tests in which writes and device storage are mocked. */

export const SITI: Person = { uid: 'siti', name: 'Siti', email: '', role: 'editor', avatarurl: '' }

export const MORNING = '2026-01-01T08:00:00.000Z'
export const NOON = '2026-01-01T12:00:00.000Z'

export const newsWith = (form: Partial<KindForm> = {}) =>
  editorialKind('news', '/admin/berita', {
    labels: {},
    Fields: () => null,
    Preview: () => null,
    ...form,
  })

/** Article with all fields that are required for publishing. */
export const ARTICLE = {
  ...newsWith().empty('Siti'),
  title: 'Panen',
  excerpt: 'Ringkasan',
  content: 'Isi',
  category: 'Ekonomi',
}

export function beginAsSiti(): void {
  reset()
  stored.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  useSession.setState({ session: { status: 'signed-in', person: SITI } })
  acceptEntries('siti')
  dismissNotice()
}
