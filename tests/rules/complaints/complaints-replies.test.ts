import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { REPLIES_MAX } from '../../../src/domain/complaints/complaint'
import type { ReplyPhoto } from '../../../src/domain/complaints/reply-photos'
import { expectDenied, expectEachDenied } from '../../support/rules'
import { earlier } from '../content'
import {
  CODE,
  entryAt,
  FIRST,
  progressAt,
  reportAt,
  SECOND,
  setupComplaints,
  stepBy,
  THIRD,
} from './complaints'

/* Replies to the reporter: each step adds at most one, and existing ones never change. */

const { project, storeReport, records } = setupComplaints('demo-complaints-replies')

const reply = 'Lampu sudah menyala lagi.'
const answered = async (uid = 'petugas', id: string = SECOND) =>
  stepBy(uid, await storeReport(), { to: 'Diproses', reply }, id)

describe('a reply', () => {
  it('must come with its history entry', async () => {
    const { entry, progress } = await answered()
    await project.store({ [entryAt(SECOND)]: { ...entry, at: earlier } })
    await expectDenied(records('petugas', { progress: { ...progress, status: 'Baru' } }))
  })

  it('must be in the status document if it is in the history', async () => {
    const { entry, report, progress } = await answered()
    const { progress: silent } = stepBy('petugas', await storeReport(), { to: 'Diproses' })
    await expectDenied(records('petugas', { entry, report, progress: silent }))
    await expectDenied(
      records('petugas', { entry, report, progress: { ...progress, lastReply: FIRST } }),
    )
  })

  it('must be in the history if it is in the status document', async () => {
    const { entry, report, progress } = await answered()
    for (const other of ['', 'Lampu belum menyala.'])
      await expectDenied(
        records('petugas', { entry: { ...entry, reply: other }, report, progress }),
      )
    await expectDenied(records('petugas', { report, progress }))
    await expectDenied(records('petugas', { progress }))
  })

  it('repeats the text of the history with the server time, and has nothing else', async () => {
    const { progress, ...others } = await answered()
    const at = serverTimestamp()
    await expectEachDenied<DocumentData>(
      [
        { text: 'Lain.', at },
        { at },
        { text: reply, at: earlier },
        { text: reply },
        { text: reply, at, correctedAt: earlier },
      ],
      (written) => {
        const replies = { ...(progress['replies'] as DocumentData), [SECOND]: written }
        return records('petugas', { progress: { ...progress, replies }, ...others })
      },
    )
  })

  it('cannot be blank or contain an unfilled placeholder of a template', async () => {
    const stored = await storeReport()
    const replies = (text: string) =>
      records('petugas', stepBy('petugas', stored, { to: 'Diproses', reply: text }))
    await expectEachDenied(
      [' ', '\n', 'Kami teruskan ke [instansi].', 'Ke\n[nama\ninstansi]', '[]'],
      replies,
    )
    for (const text of ['Kami teruskan ke PLN (Cibinong).', 'Nomor ] 5 [ itu.']) {
      await storeReport()
      await replies(text)
    }
  })

  it('cannot exist with an empty text', async () => {
    const { entry, report, progress } = stepBy('petugas', await storeReport(), { note: 'a' })
    const replies = {
      ...(progress['replies'] as DocumentData),
      [SECOND]: { text: '', at: serverTimestamp() },
    }
    await expectDenied(
      records('petugas', { entry, report, progress: { ...progress, replies, lastReply: SECOND } }),
    )
  })

  it('must be the only one in its step', async () => {
    const { progress, ...others } = await answered()
    const more = { [THIRD]: { text: reply, at: serverTimestamp() } }
    const replies = { ...(progress['replies'] as DocumentData), ...more }
    await expectDenied(records('petugas', { progress: { ...progress, replies }, ...others }))
  })

  it('must change both `lastReply` and `replies`', async () => {
    const stored = await storeReport()
    const { progress, ...others } = stepBy('petugas', stored, { to: 'Diproses', reply })
    await expectEachDenied(['lastReply', 'replies'], (key) =>
      records('petugas', {
        progress: { ...progress, [key]: stored.progress[key] as unknown },
        ...others,
      }),
    )
  })
})

describe('the photos of a reply', () => {
  const shown = async (photos?: readonly ReplyPhoto[]) =>
    stepBy('petugas', await storeReport(), { to: 'Selesai', reply, ...(photos && { photos }) })

  it('can be one or both', async () => {
    for (const photos of [[1], [2], [1, 2]] as const) await records('petugas', await shown(photos))
    const invalid = [[], [1, 2, 3], [3], [1, 1], ['1'], 'https://contoh.id/a.jpg', 1]
    await expectEachDenied(invalid, async (photos) =>
      records('petugas', await shown(photos as readonly ReplyPhoto[])),
    )
  })

  it('must match the history in the status document', async () => {
    const { progress, ...others } = await shown([2])
    await expectEachDenied([{ photos: [1] }, { photos: [1, 2] }, {}], (photos) => {
      const replies = {
        ...(progress['replies'] as DocumentData),
        [SECOND]: { text: reply, at: serverTimestamp(), ...photos },
      }
      return records('petugas', { progress: { ...progress, replies }, ...others })
    })
  })

  it('cannot be only in the status document', async () => {
    const { progress } = await shown([2])
    const { entry, report } = await shown()
    await expectDenied(records('petugas', { entry, report, progress }))
  })

  it('must come with a text', async () => {
    const { entry, report } = stepBy('petugas', await storeReport(), { to: 'Selesai' })
    const { progress } = stepBy('petugas', await storeReport(), { to: 'Selesai' })
    await expectDenied(records('petugas', { entry: { ...entry, photos: [2] }, report, progress }))
  })

  it('cannot come with other changes', async () => {
    const { entry, ...others } = await shown([2])
    const more = { ...entry, caption: 'Sesudah' }
    await expectDenied(records('petugas', { entry: more, ...others }))
    const { note: _, ...less } = entry
    await expectDenied(records('petugas', { entry: less, ...others }))
  })

  it('cannot be replaced in an existing reply', async () => {
    const { progress } = await storeReport()
    const replies = {
      [FIRST]: { ...(progress['replies'] as DocumentData)[FIRST], photos: [1] } as DocumentData,
    }
    await expectDenied(records('petugas', { progress: { ...progress, replies } }))
  })
})

describe('an existing reply', () => {
  const [old, fresh] = [{ text: 'Kami periksa dulu.', at: earlier }, { text: reply }]
  const changed: DocumentData[] = [
    { [FIRST]: { ...old, text: 'Tidak kami periksa.' } },
    { [FIRST]: { ...old, at: serverTimestamp() } },
    { [FIRST]: { ...old, correctedAt: earlier } },
    {},
  ]

  it('cannot be changed or removed, alone or together with a new one', async () => {
    const { progress, ...others } = await answered()
    await expectEachDenied(changed, (replies) => {
      const added = { ...replies, [SECOND]: { ...fresh, at: serverTimestamp() } }
      return records('petugas', { progress: { ...progress, replies: added }, ...others })
    })
    const stored = await storeReport()
    await expectEachDenied(changed, (replies) =>
      records('petugas', { progress: { ...stored.progress, replies } }),
    )
    const { entry, report, progress: next } = stepBy('petugas', stored, { note: 'a' })
    await expectEachDenied(changed, (replies) =>
      records('petugas', { entry, report, progress: { ...next, replies } }),
    )
  })

  it('cannot become the latest again', async () => {
    const { progress } = await storeReport()
    for (const lastReply of ['', SECOND])
      await expectDenied(records('petugas', { progress: { ...progress, lastReply } }))
    const { entry, report, progress: next } = stepBy('petugas', await storeReport(), { note: 'a' })
    await expectDenied(records('petugas', { entry, report, progress: { ...next, lastReply: '' } }))
  })

  it('cannot be replaced after its entry was erased', async () => {
    const { report, progress } = await storeReport()
    await project.store({
      [entryAt(FIRST)]: null,
      [progressAt(CODE)]: { ...progress, lastReply: '' },
    })
    const stored = { report: { ...report, lastEntry: SECOND }, progress }
    await project.store({ [reportAt(CODE)]: stored.report })
    await expectDenied(records('petugas', stepBy('petugas', stored, { reply }, FIRST), FIRST))
  })
})

describe(`a report with ${REPLIES_MAX} replies`, () => {
  const key = (number: number) => `01JZ0000000000000000000R${String(number).padStart(2, '0')}`
  const storeReplies = async (count: number) => {
    const stored = await storeReport()
    const replies = Object.fromEntries(
      Array.from({ length: count }, (_, number) => [key(number), { text: 'Sudah.', at: earlier }]),
    )
    const progress = { ...stored.progress, replies, lastReply: key(count - 1) }
    await project.store({ [progressAt(CODE)]: progress })
    return { ...stored, progress }
  }

  it('cannot have another reply', async () => {
    const nearly = stepBy('petugas', await storeReplies(REPLIES_MAX - 1), { reply })
    await records('petugas', nearly)
    const full = stepBy('petugas', await storeReplies(REPLIES_MAX), { reply }, THIRD)
    await expectDenied(records('petugas', full, THIRD))
  })

  it('can be closed and have notes', async () => {
    const stored = await storeReplies(REPLIES_MAX)
    await records('petugas', stepBy('petugas', stored, { kind: 'catatan', note: 'Penuh.' }))
    const closed = stepBy('petugas', await storeReplies(REPLIES_MAX), { to: 'Selesai' }, THIRD)
    await records('petugas', closed, THIRD)
  })
})
