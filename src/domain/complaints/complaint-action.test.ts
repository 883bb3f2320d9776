import { describe, expect, it } from 'vitest'
import { COMPLAINT_STATUSES, NEXT_STATUSES } from './complaint'
import { type ComplaintAction, decideAction, decideTriage } from './complaint-action'

const ID = '7K3MQ2XVB9TD4R6H'
const ENTRY = '01KAZ0000000000000000000A1'
const EARLIER = '01KAZ0000000000000000000A0'
const NOW = 'server time'
const SEEN = '2026-11-21T01:00:00.000Z'

const stored = (data: Record<string, unknown>, updatedAt = SEEN) => ({
  data,
  plain: data,
  updatedAt,
})
const COMMON = { id: ID, category: 'infrastruktur', status: 'Baru' }
const PRIVATE = { name: 'Tati', report: 'Pembatas lepas.', assignee: '', duplicateOf: '' }
const LATEST = { closedAt: null, lastEntry: '', updatedBy: '' }

const complaint = (fields: object = {}, updatedAt = SEEN) =>
  stored({ ...COMMON, ...PRIVATE, ...LATEST, updatedAt, ...fields }, updatedAt)
const progress = (fields: object = {}) =>
  stored({ ...COMMON, replies: {}, lastReply: '', ...fields })

const action = (fields: Partial<ComplaintAction> = {}): ComplaintAction => ({
  entry: ENTRY,
  kind: 'tindakan',
  to: 'Diproses',
  reply: '',
  note: '',
  duplicateOf: '',
  photos: [],
  ...fields,
})

const deed = {
  complaint: complaint(),
  progress: progress(),
  entry: null,
  action: action(),
  seenAt: SEEN,
  by: 'siti',
  serverTime: NOW,
}

function written(decision: ReturnType<typeof decideAction>) {
  if (decision.outcome !== 'write') throw new Error(decision.outcome)
  const byPath = Object.fromEntries(decision.writes.map(({ set, data }) => [set, data]))
  return {
    paths: Object.keys(byPath),
    entry: byPath[`complaints/${ID}/history/${ENTRY}`],
    complaint: byPath[`complaints/${ID}`],
    progress: byPath[`complaint_status/${ID}`],
  }
}

describe('an action', () => {
  it('updates the report and the public progress, and adds a history entry', () => {
    const done = written(decideAction({ ...deed, action: action({ note: 'Sudah ditelepon.' }) }))
    expect(done.paths).toHaveLength(3)
    expect(done.entry).toEqual({
      ...{ id: ENTRY, kind: 'tindakan', from: 'Baru', to: 'Diproses' },
      ...{ note: 'Sudah ditelepon.', reply: '', by: 'siti', at: NOW },
    })
    expect(done.complaint).toEqual({
      ...deed.complaint.data,
      status: 'Diproses',
      assignee: 'siti',
      lastEntry: ENTRY,
      updatedBy: 'siti',
      updatedAt: NOW,
    })
    expect(done.progress).toEqual({ ...deed.progress.data, status: 'Diproses' })
  })

  it('adds a reply with photos to the earlier replies, under the id of its history entry', () => {
    const before = { [EARLIER]: { text: 'Kami catat.', at: SEEN } }
    const replies = { replies: before, lastReply: EARLIER }
    const answer = action({ reply: 'Dikerjakan Senin.', photos: [1, 2] })
    const done = written(decideAction({ ...deed, progress: progress(replies), action: answer }))
    expect(done.progress).toMatchObject({
      replies: { ...before, [ENTRY]: { text: 'Dikerjakan Senin.', at: NOW, photos: [1, 2] } },
      lastReply: ENTRY,
    })
    expect(done.entry).toMatchObject({ reply: 'Dikerjakan Senin.', photos: [1, 2] })
  })

  it.each(['catatan', 'panggilan'] as const)(
    'of the kind %s changes neither status, assignee nor public progress, even if the report has changed',
    (kind) => {
      const changed = complaint({ status: 'Diproses' }, '2026-11-21T02:00:00.000Z')
      const call = action({ kind, to: null, note: 'Tidak diangkat.' })
      const now = { complaint: changed, progress: progress({ status: 'Diproses' }) }
      const done = written(decideAction({ ...deed, ...now, action: call }))
      expect(done.entry).toMatchObject({ kind, from: 'Diproses', to: 'Diproses', reply: '' })
      expect(done.complaint).toMatchObject({ status: 'Diproses', assignee: '', lastEntry: ENTRY })
      expect(done.progress).toEqual(progress({ status: 'Diproses' }).data)
    },
  )

  const other = 'AAAABBBBCCCCDDDD'
  const closed = { status: 'Selesai', closedAt: SEEN }
  const duplicate = { status: 'Duplikat', duplicateOf: other, closedAt: SEEN }
  const note = { kind: 'catatan', to: null, note: 'Lihat yang lain.' } as const

  it.each<[string, object, Partial<ComplaintAction>, object]>([
    ['does not reassign an assigned report', { assignee: 'budi' }, {}, { assignee: 'budi' }],
    ['sets the closing time when closing', {}, { to: 'Selesai' }, { closedAt: NOW }],
    ['removes the closing time when reopening', closed, {}, { closedAt: null }],
    ['preserves the closing time on a reply', closed, { to: null, reply: 'Terima kasih.' }, closed],
    [
      'stores the code of the original of a duplicate',
      {},
      { to: 'Duplikat', duplicateOf: other },
      { duplicateOf: other },
    ],
    [
      'preserves the code of the original when adding a note',
      duplicate,
      note,
      { duplicateOf: other },
    ],
    ['removes the code of the original when reopening', duplicate, {}, { duplicateOf: '' }],
  ])('%s', (_, before, fields, after) => {
    const of = { complaint: complaint(before), action: action(fields) }
    expect(written(decideAction({ ...deed, ...of })).complaint).toMatchObject(after)
  })

  it.each(
    COMPLAINT_STATUSES.flatMap((from) => COMPLAINT_STATUSES.map((to) => [from, to] as const)),
  )('changes the status from %s to %s only if NEXT_STATUSES allows it', (from, to) => {
    const { outcome } = decideAction({
      ...deed,
      complaint: complaint({ status: from }),
      action: action({ to }),
    })
    const may = from === to || NEXT_STATUSES[from].includes(to)
    expect(outcome).toBe(may ? 'write' : 'stale')
  })

  const reply = 'Dikerjakan Senin.'
  const LATER = '2026-11-21T02:00:00.000Z'
  const anonymised = complaint({ status: 'Diproses', anonymised: true })
  const attempt = { kind: 'tindakan', to: 'Diproses', reply, note: '' }

  it.each<[string, Partial<Parameters<typeof decideAction>[0]>, string]>([
    [
      'fails as stale if the report has changed since it was displayed',
      { complaint: complaint({}, LATER) },
      'stale',
    ],
    ['fails as stale for an anonymised report', { complaint: anonymised }, 'stale'],
    [
      'fails as stale for an anonymised report, even if it adds a note',
      { complaint: anonymised, action: action(note) },
      'stale',
    ],
    [
      'returns “done” if an earlier attempt stored the action',
      {
        complaint: complaint({ status: 'Diproses' }, LATER),
        entry: stored({ ...attempt, photos: [2] }),
        action: action({ reply, photos: [2] }),
      },
      'done',
    ],
    ['does nothing for a deleted report', { complaint: null }, 'gone'],
    ['does nothing for a report without public progress', { progress: null }, 'gone'],
  ])('%s', (_, changes, outcome) => {
    expect(decideAction({ ...deed, ...changes })).toEqual({ outcome })
  })

  it.each<Partial<ComplaintAction>>([
    { reply: 'Dikerjakan Selasa.' },
    { note: 'Tambahan.' },
    { to: 'Selesai' },
    { kind: 'catatan', to: null },
    { photos: [1] },
  ])(
    'returns “reworded” for %j if an earlier attempt stored other content and its response was lost',
    (fields) => {
      const changed = { entry: stored(attempt), action: action({ reply, ...fields }) }
      expect(decideAction({ ...deed, ...changed })).toEqual({ outcome: 'reworded' })
    },
  )
})

describe('a correction of assignee and category', () => {
  const seen = { assignee: '', category: 'infrastruktur' } as const
  const correct = (
    wanted: Parameters<typeof decideTriage>[0]['wanted'],
    now: { assignee?: string; category?: string } = {},
  ) => decideTriage({ ...deed, complaint: complaint(now, 'later'), seen, wanted })

  it('writes a new category to the report and its progress, without a history entry', () => {
    const category = 'sosial'
    const stamp = { updatedBy: 'siti', updatedAt: NOW }
    const changed = { ...complaint({}, 'later').data, category, ...stamp }
    const writes = [
      { set: `complaints/${ID}`, data: changed },
      { set: `complaint_status/${ID}`, data: { ...progress().data, category } },
    ]
    expect(correct({ ...seen, category })).toEqual({ outcome: 'write', writes })
  })

  it('does not overwrite other users’ changes of other fields', () => {
    const decision = correct({ ...seen, assignee: 'budi' }, { category: 'keamanan' })
    if (decision.outcome !== 'write') throw new Error(decision.outcome)
    expect(decision.writes.map(({ data }) => data['category'])).toEqual(['keamanan', 'keamanan'])
    expect(decision.writes[0]?.data).toMatchObject({ assignee: 'budi' })
  })

  const budi = { assignee: 'budi' }
  it.each([
    ['fails as stale if another user changed the same field', budi, { assignee: 'rina' }, 'stale'],
    ['returns “done” if the value is already stored', budi, budi, 'done'],
    ['returns “done” if nothing was changed', {}, {}, 'done'],
  ])('%s', (_, wanted, now, outcome) => {
    expect(correct({ ...seen, ...wanted }, now)).toEqual({ outcome })
  })

  it.each([
    ['fails as stale for an anonymised report', complaint({ anonymised: true }), 'stale'],
    ['does nothing for a deleted report', null, 'gone'],
  ])('%s', (_, complaint, outcome) => {
    expect(decideTriage({ ...deed, complaint, seen, wanted: seen })).toEqual({ outcome })
  })
})
