import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { REPLIES_MAX } from '../../../src/domain/complaints/complaint'
import type { ReplyPhoto } from '../../../src/domain/complaints/reply-photos'
import { expectDenied, expectEachDenied } from '../../support/rules'
import { earlier, without } from '../content'
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

/* Replies to the reporter: each step adds at most one reply, and existing replies never change. */

const { project, storeReport, records } = setupComplaints('demo-complaints-replies')

const reply = 'Lampu sudah menyala lagi.'
const answered = async (uid = 'petugas', id: string = SECOND) =>
  stepBy(uid, await storeReport(), { to: 'Diproses', reply }, id)

describe('a reply', () => {
  it('must be the same in the history and in the status document', async () => {
    const { entry, report, progress } = await answered()
    const { progress: silent } = stepBy('petugas', await storeReport(), { to: 'Diproses' })
    await expectEachDenied<Parameters<typeof records>[1]>(
      [
        { entry, report, progress: silent },
        { entry, report, progress: { ...progress, lastReply: FIRST } },
        { entry: { ...entry, reply: '' }, report, progress },
        { entry: { ...entry, reply: 'Lampu belum menyala.' }, report, progress },
        { report, progress },
        { progress },
      ],
      (writes) => records('petugas', writes),
    )
    await project.store({ [entryAt(SECOND)]: { ...entry, at: earlier } })
    await expectDenied(records('petugas', { progress: { ...progress, status: 'Baru' } }))
  })

  it('must have the text of the history entry and the server time', async () => {
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

  it('cannot be empty, or added together with a second reply', async () => {
    const at = serverTimestamp()
    const { entry, report, progress } = stepBy('petugas', await storeReport(), { note: 'a' })
    const empty = { ...(progress['replies'] as DocumentData), [SECOND]: { text: '', at } }
    await expectDenied(
      records('petugas', {
        ...{ entry, report },
        progress: { ...progress, replies: empty, lastReply: SECOND },
      }),
    )
    const { progress: replied, ...others } = await answered()
    const replies = { ...(replied['replies'] as DocumentData), [THIRD]: { text: reply, at } }
    await expectDenied(records('petugas', { progress: { ...replied, replies }, ...others }))
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

  it('can be the first photo, the second photo or both', async () => {
    for (const photos of [[1], [2], [1, 2]] as const) await records('petugas', await shown(photos))
    const invalid = [[], [1, 2, 3], [3], [1, 1], ['1'], 'https://contoh.id/a.jpg', 1]
    await expectEachDenied(invalid, async (photos) =>
      records('petugas', await shown(photos as readonly ReplyPhoto[])),
    )
  })

  it('must be the same in the history and the status document, and need a text', async () => {
    const { entry, report, progress } = await shown([2])
    const silent = stepBy('petugas', await storeReport(), { to: 'Selesai' })
    const withPhotos = (photos: object) => {
      const written = { text: reply, at: serverTimestamp(), ...photos }
      const replies = { ...(progress['replies'] as DocumentData), [SECOND]: written }
      return { entry, report, progress: { ...progress, replies } }
    }
    await expectEachDenied<Parameters<typeof records>[1]>(
      [
        ...[{ photos: [1] }, { photos: [1, 2] }, {}].map(withPhotos),
        { ...(await shown()), progress },
        { ...silent, entry: { ...silent.entry, photos: [2] } },
        { entry: { ...entry, caption: 'Sesudah' }, report, progress },
        { entry: without(entry, 'note'), report, progress },
      ],
      (writes) => records('petugas', writes),
    )
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

  it('cannot be changed or removed, with or without a new reply', async () => {
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

  it('cannot become the latest reply again', async () => {
    const { progress } = await storeReport()
    for (const lastReply of ['', SECOND])
      await expectDenied(records('petugas', { progress: { ...progress, lastReply } }))
    const { entry, report, progress: next } = stepBy('petugas', await storeReport(), { note: 'a' })
    await expectDenied(records('petugas', { entry, report, progress: { ...next, lastReply: '' } }))
  })

  it('cannot be replaced after its history entry was erased', async () => {
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
