import type { DocumentData } from 'firebase/firestore/lite'
import { BUDGET_STAGES } from '../../src/domain/budget/budget-schema'
import { collectionsWith, type DraftKind } from '../../src/domain/collections'
import type { ComplaintStatus } from '../../src/domain/complaints/complaint'
import { DEFAULT_DESK_SETTINGS } from '../../src/domain/complaints/desk-settings-schema'
import { LIMITS } from '../../src/domain/limits'
import { DEFAULT_SETTINGS } from '../../src/domain/settings/settings'
import { DAY_MS } from '../../src/domain/time/date'
import {
  CODE,
  entryAt,
  FIRST,
  LAST,
  OTHER_CODE,
  pair,
  progressAt,
  RATE,
  REPORTER,
  reportAt,
  SECOND,
  stepBy,
  verdict,
  verdictAt,
} from './complaints/complaints'
import {
  binEntryBy,
  draftBy,
  earlier,
  IDS,
  itemBy,
  PUBLIC_ADDRESSES,
  signedBy,
  stored,
} from './content'
import { type Name, userDocument } from './people'

/** The rules of this project know URLs of its bucket by its name. */
export const HEADROOM_PROJECT = 'demo-rules-headroom'

const [id, otherId] = IDS
const OWN_PICTURE = `https://firebasestorage.googleapis.com/v0/b/${HEADROOM_PROJECT}.firebasestorage.app/o/images%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media`
const tomorrow = () => new Date(Date.now() + DAY_MS)

export interface Write {
  by: Name
  /** Existing documents, in addition to the users. */
  over?: Record<string, DocumentData>
  writes: Record<string, DocumentData | null>
}

/** Returns an item for which all parts of a condition are evaluated. */
const fullItem = (kind: DraftKind, uid: string): DocumentData => ({
  ...itemBy(kind, uid, id),
  ...(kind === 'announcements' && { enddate: '2028-02-29' }),
  ...(kind === 'apparatus' && { absentuntil: '2028-02-29', ishead: false }),
  ...(kind === 'umkm' && { whatsapp: '81200000001' }),
})

const expensiveItemWrites = (kind: DraftKind): Write[] => {
  const path = `${kind}/${id}`
  const before = stored(fullItem(kind, 'kontributor'))
  const draftId = `${kind}-${id}`
  const draft = { ...draftBy('admin', draftId), kind, itemId: id, createdBy: 'kontributor' }
  return [
    { by: 'admin', writes: { [path]: fullItem(kind, 'admin') } },
    {
      by: 'admin',
      over: { [path]: before },
      writes: { [path]: { ...before, ...signedBy('admin') } },
    },
    {
      by: 'admin',
      over: { [path]: before },
      writes: { [path]: null, [`drafts/${draftId}`]: draft },
    },
    {
      by: 'admin',
      over: {
        [`bin/${draftId}`]: { ...binEntryBy('admin', kind, id, before), deletedAt: earlier },
      },
      writes: { [path]: { ...before, ...signedBy('admin') }, [`bin/${draftId}`]: null },
    },
  ]
}

/** Returns a contributor's draft with their own pictures. */
const contributorsDraft = (changes: DocumentData = {}): DocumentData => ({
  ...draftBy('kontributor', id),
  data: { title: 'Panen raya', content: `![Panen](${OWN_PICTURE})`, imageurl: OWN_PICTURE },
  state: 'diajukan',
  ...changes,
})

const expensiveDraftWrites = (): Write[] => {
  const path = `drafts/${id}`
  const binPath = `bin/drafts-${id}`
  const noted = contributorsDraft({ note: 'Fotonya gelap.', itemId: otherId })
  const scheduled = contributorsDraft({ state: 'terjadwal', publishAt: tomorrow() })
  const binned = { ...binEntryBy('admin', 'drafts', id, stored(scheduled)), deletedAt: earlier }
  return [
    { by: 'kontributor', writes: { [path]: contributorsDraft() } },
    { by: 'kontributor', over: { [path]: stored(noted) }, writes: { [path]: noted } },
    {
      by: 'admin',
      over: { [path]: stored(scheduled) },
      writes: { [path]: { ...scheduled, ...signedBy('admin') } },
    },
    {
      by: 'kontributor',
      over: { [binPath]: binned },
      writes: { [path]: contributorsDraft({ state: 'draf' }), [binPath]: null },
    },
    {
      by: 'admin',
      over: { [path]: stored(contributorsDraft({ itemId: otherId })) },
      writes: {
        [path]: null,
        [`news/${otherId}`]: { ...itemBy('news', 'admin', otherId), createdBy: 'kontributor' },
      },
    },
  ]
}

const expensivePersonWrites = (): Write[] => {
  const savedBy = (uid: Name, of: string, changes: DocumentData = {}) => ({
    ...userDocument(of, 'petugas'),
    ...changes,
    ...signedBy(uid),
  })
  const path = 'users/petugas'
  const away = stored(userDocument('petugas', 'petugas'))
  const binPath = 'bin/users-petugas'
  return [
    { by: 'admin', writes: { 'users/baru': savedBy('admin', 'baru') } },
    { by: 'admin', writes: { [path]: savedBy('admin', 'petugas', { disabled: true }) } },
    {
      by: 'petugas',
      writes: {
        [path]: savedBy('petugas', 'petugas', {
          avatarurl: OWN_PICTURE.replace('kontributor', 'petugas'),
        }),
      },
    },
    {
      by: 'admin',
      writes: { [path]: null, [binPath]: binEntryBy('admin', 'users', 'petugas', away) },
    },
  ]
}

const expensiveComplaintWrites = (): Write[] => {
  const sent = (by = REPORTER) => {
    const { report, progress } = pair(CODE, by)
    return { [reportAt(CODE)]: report, [progressAt(CODE)]: progress }
  }
  const { report, progress } = pair(CODE)
  const replies = Object.fromEntries(
    Array.from({ length: 49 }, (_, index) => [
      `01JZ${String(index).padStart(22, '0')}`,
      { text: 'Ya.', at: earlier },
    ]),
  )
  const before = {
    report: { ...report, lastEntry: FIRST, receivedAt: earlier, updatedAt: earlier },
    progress: { ...progress, replies, lastReply: FIRST, receivedAt: earlier },
  }
  const closed = { ...before.progress, status: 'Selesai', verdictUntil: tomorrow() }
  const answer = verdict()
  const handled = (to: ComplaintStatus): Write => {
    const step = stepBy('petugas', before, { to, note: 'Sama.', reply: 'Sudah dilaporkan.' })
    return {
      by: 'petugas',
      over: {
        [reportAt(CODE)]: before.report,
        [progressAt(CODE)]: before.progress,
        [reportAt(OTHER_CODE)]: report,
      },
      writes: {
        [entryAt(SECOND)]: step.entry,
        [reportAt(CODE)]: { ...step.report, assignee: 'admin', category: 'lainnya' },
        [progressAt(CODE)]: { ...step.progress, category: 'lainnya' },
      },
    }
  }
  return [
    {
      by: 'visitor',
      over: {
        'site_settings/1': DEFAULT_SETTINGS,
        [RATE]: { count: 7 },
        [LAST]: { id: OTHER_CODE },
      },
      writes: { ...sent(), [RATE]: { count: 8 }, [LAST]: { id: CODE } },
    },
    { by: 'petugas', writes: sent({ channel: 'datang', by: 'petugas' }) },
    handled('Duplikat'),
    handled('Ditolak'),
    {
      by: 'visitor',
      over: { [progressAt(CODE)]: closed },
      writes: {
        [verdictAt(CODE)]: answer.verdict,
        [progressAt(CODE)]: { ...closed, ...answer.progress },
      },
    },
  ]
}

/** Returns the writes of a single document, whether it exists or not. */
const singleton = (
  by: Name,
  path: string,
  data: DocumentData,
  before: DocumentData = {},
): Write[] => {
  const written = { ...data, ...signedBy(by) }
  return [
    { by, writes: { [path]: written } },
    { by, over: { [path]: { ...stored(written), ...before } }, writes: { [path]: written } },
  ]
}

const AMOUNT = { realized: 1, total: 1 }
const PARTNER = { name: 'Koperasi', logourl: PUBLIC_ADDRESSES[1], url: 'https://contoh.id' }

/** Writes with the most evaluated expressions, by collection. */
export const MOST_EXPENSIVE_WRITES: Record<string, Write[]> = {
  ...Object.fromEntries(collectionsWith('form').map((kind) => [kind, expensiveItemWrites(kind)])),
  drafts: expensiveDraftWrites(),
  users: expensivePersonWrites(),
  complaints: expensiveComplaintWrites(),
  desk_settings: singleton(
    'admin',
    'desk_settings/1',
    {
      ...DEFAULT_DESK_SETTINGS,
      templates: Array(LIMITS.templates).fill({ title: 'Diterima', text: 'Terima kasih.' }),
      recipients: Array(LIMITS.recipients).fill('petugas@contoh.id'),
      anonymiseAfterMonths: 120,
    },
    { anonymiseAfterMonths: 24 },
  ),
  closed_days: singleton('admin', 'closed_days/2028-02-29', {
    date: '2028-02-29',
    name: 'a'.repeat(LIMITS.name),
  }),
  budget_years: singleton('admin', 'budget_years/2026', {
    year: 2026,
    stage: BUDGET_STAGES.at(-1),
    perdes: '3 Tahun 2026',
    asof: '2028-02-29',
  }),
  budget_summary: singleton('admin', 'budget_summary/1', {
    pendapatan: AMOUNT,
    pelaksanaan: AMOUNT,
    pembelanjaan: AMOUNT,
  }),
  site_settings: singleton('admin', 'site_settings/1', {
    ...DEFAULT_SETTINGS,
    email: 'desa@contoh.id',
    whatsapp: '81200000001',
    service_hours: Array(7).fill('08:00-15:00'),
    latitude: -7.1586,
    longitude: 107.9142,
    budget_year: 2026,
  }),
  partners: singleton('admin', 'partners/1', { partners: Array(LIMITS.logos).fill(PARTNER) }),
}
