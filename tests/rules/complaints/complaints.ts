import {
  doc,
  type DocumentData,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite'
import {
  complaintPhotoPath,
  type ComplaintChannel,
  type ComplaintStatus,
  type HistoryKind,
  isClosed,
  type Verdict,
} from '../../../src/domain/complaints/complaint'
import type { ReplyPhoto } from '../../../src/domain/complaints/reply-photos'
import { countWrites, sentWrites, verdictWrites } from '../../../src/domain/complaints/sent-writes'
import type { REQUEST_CHANNELS } from '../../../src/domain/requests/request'
import { DAY_MS } from '../../../src/domain/time/date'
import { commit } from '../../support/rules'
import { earlier } from '../content'
import { type Name, setupPeople } from '../people'

export const CODE = '7K3M9QWERTY01234'
export const OTHER_CODE = '7K3M9QWERTY0123Z'
/** Code without a report, unless a test stores one. */
export const NEVER_SENT = '7K3M9QWERTY00000'
export const [FIRST, SECOND, THIRD] = [
  '01JZ00000000000000000000H1',
  '01JZ00000000000000000000H2',
  '01JZ00000000000000000000H3',
] as const

export const reportAt = (id: string) => `complaints/${id}`
export const progressAt = (id: string) => `complaint_status/${id}`
export const RATE = 'complaint_rate/1'
/** Path of the document that contains the code of the latest counted report. */
export const LAST = 'complaint_rate/last'
export const verdictAt = (id: string) => `complaint_verdicts/${id}`
export const entryAt = (entry: string, id = CODE) => `complaints/${id}/history/${entry}`

export const DESK = ['admin', 'petugas', 'bekas-editor'] as const
export const SIGNED_IN_STRANGERS = [
  'editor',
  'kontributor',
  'admin-nonaktif',
  'petugas-nonaktif',
  'peran-asing',
  'tanpa-dokumen',
] as const
export const STRANGERS = [...SIGNED_IN_STRANGERS, 'visitor'] as const
export const EVERYONE = [...DESK, ...STRANGERS] as const

export interface Sender {
  channel: ComplaintChannel
  by: string
}
export const REPORTER: Sender = { channel: 'situs', by: '' }

interface Pair {
  report: DocumentData
  progress: DocumentData
}

export function pair(
  id: string,
  { channel, by }: Sender = REPORTER,
  changes: Partial<Pair> = {},
): Pair {
  const [report, progress] = sentWrites<unknown>({
    kind: 'complaint',
    id,
    input: {
      name: 'Asep Sunarya',
      address: 'Dusun Cibodas RT 02',
      phone: '0812 3456 7890',
      category: 'infrastruktur',
      report: 'Lampu jalan padam sejak tiga hari.',
    },
    documentationurl: complaintPhotoPath(id, 1_763_700_000_000),
    date: '2026-11-21T03:04:05.678Z',
    channel,
    by,
    serverTime: serverTimestamp(),
  })
  return {
    report: { ...report?.data, ...changes.report },
    progress: { ...progress?.data, ...changes.progress },
  }
}

/** Returns the two documents of an information request. */
export function requestPair(id: string, { channel, by }: RequestSender = REPORTER) {
  const [request, status] = sentWrites<unknown>({
    kind: 'request',
    id,
    input: {
      name: 'Asep Sunarya',
      address: 'Dusun Cibodas RT 02',
      contact: '0812 3456 7890',
      onBehalf: '',
      information: 'Salinan APBDes 2026.',
      purpose: 'Ingin tahu.',
      access: 'salinan digital',
      delivery: 'WhatsApp',
    },
    date: '2026-11-21T03:04:05.678Z',
    channel,
    by,
    serverTime: serverTimestamp(),
  })
  return { request: request?.data as DocumentData, status: status?.data as DocumentData }
}

/** Returns the two documents of an objection to the request with the tracking code `OTHER_CODE`. */
export function objectionPair(id: string) {
  const [objection, status] = sentWrites<unknown>({
    kind: 'objection',
    id,
    input: { request: OTHER_CODE, grounds: 'ce', explanation: 'Belum dijawab.', contact: '' },
    date: '2026-11-21T03:04:05.678Z',
    serverTime: serverTimestamp(),
  })
  return { objection: objection?.data as DocumentData, status: status?.data as DocumentData }
}

export interface RequestSender {
  channel: (typeof REQUEST_CHANNELS)[number]
  by: string
}

export const tomorrow = () => new Date(Date.now() + DAY_MS)

export function verdict(answer: Verdict = 'belum', reason = 'Lampunya masih padam.', id = CODE) {
  const [own, shown] = verdictWrites<unknown>(id, { answer, reason }, serverTimestamp())
  return { verdict: own?.data as DocumentData, progress: shown?.data as DocumentData }
}

interface Step {
  kind?: HistoryKind
  to?: ComplaintStatus
  note?: string
  reply?: string
  photos?: readonly ReplyPhoto[]
}

export function stepBy(
  uid: string,
  { report, progress }: Pair,
  { kind = 'tindakan', to, note = '', reply = '', photos }: Step,
  id: string = SECOND,
) {
  const from = report['status'] as ComplaintStatus
  const time = serverTimestamp()
  const closing = to && {
    status: to,
    closedAt: isClosed(to) ? time : null,
    duplicateOf: to === 'Duplikat' ? OTHER_CODE : '',
  }
  const shown = photos && { photos }
  const newReply = { text: reply, at: time, ...shown }
  const replies = { ...(progress['replies'] as DocumentData), [id]: newReply }
  return {
    entry: {
      ...{ id, kind, from, to: to ?? from, note, reply, ...shown },
      ...{ by: uid, at: time },
    } as DocumentData,
    report: {
      ...report,
      ...closing,
      lastEntry: id,
      updatedBy: uid,
      updatedAt: time,
    } as DocumentData,
    progress: {
      ...progress,
      status: to ?? from,
      ...(reply !== '' && { replies, lastReply: id }),
    } as DocumentData,
  }
}
type Written = ReturnType<typeof stepBy>

/** Sets up a project with all users, emptied before each test, and operations on complaints. */
export function setupComplaints(projectId: string, url?: string) {
  const { project, people } = setupPeople(projectId, url)

  return {
    project,
    people,
    closeIntake: () => project.store({ 'site_settings/1': { complaints_open: false } }),
    reports: (uid: Name, { report, progress }: Pair, id: string = CODE) => {
      const { firestore } = people[uid]
      const batch = writeBatch(firestore)
      batch.set(doc(firestore, reportAt(id)), report)
      batch.set(doc(firestore, progressAt(id)), progress)
      if (report['channel'] === 'situs' || report['updatedBy'] === '')
        for (const { set, data, merge } of countWrites(id, increment(1)))
          batch.set(doc(firestore, set), data, { merge })
      return batch.commit()
    },
    /** Stores an older report with one history entry and one reply, bypassing the rules. */
    storeReport: async (status: ComplaintStatus = 'Baru', id: string = CODE): Promise<Pair> => {
      const reply = 'Kami periksa dulu.'
      const stored = pair(id, REPORTER, {
        report: {
          status,
          closedAt: isClosed(status) ? earlier : null,
          duplicateOf: status === 'Duplikat' ? OTHER_CODE : '',
          lastEntry: FIRST,
          receivedAt: earlier,
          updatedAt: earlier,
        },
        progress: {
          status,
          replies: { [FIRST]: { text: reply, at: earlier } },
          lastReply: FIRST,
          receivedAt: earlier,
        },
      })
      const { entry } = stepBy('admin', stored, { reply }, FIRST)
      await project.store({
        [reportAt(id)]: stored.report,
        [progressAt(id)]: stored.progress,
        [entryAt(FIRST, id)]: { ...entry, at: earlier },
        [entryAt(SECOND, id)]: null,
      })
      return stored
    },
    records: (uid: Name, { entry, report, progress }: Partial<Written>, id: string = SECOND) =>
      commit(people[uid], {
        ...(entry && { [entryAt(id)]: entry }),
        ...(report && { [reportAt(CODE)]: report }),
        ...(progress && { [progressAt(CODE)]: progress }),
      }),
  }
}
