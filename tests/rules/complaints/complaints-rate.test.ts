import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { REPORTS_PER_HOUR } from '../../../src/domain/complaints/complaint'
import { commit, engines, expectDenied, expectEachDenied } from '../../support/rules'
import { trackingCodeFrom } from '../../../src/domain/ids/id'
import {
  CODE,
  LAST,
  OTHER_CODE,
  pair,
  progressAt,
  RATE,
  reportAt,
  setupComplaints,
} from './complaints'

/* Hourly limit of reports: each report increments a counter, which a schedule resets. */

const HOUR = '2026-11-25T21'

describe.each(engines())('the report rate ($name)', ({ url }) => {
  const { project, people, reports } = setupComplaints('demo-complaints-rate', url)

  const storeCount = (count: number) =>
    project.store({ [RATE]: { count, hour: HOUR }, [LAST]: { id: OTHER_CODE } })
  const rate = async () => (await getDoc(doc(people.visitor.firestore, RATE))).data()
  /** Sends a report with the given counter documents, or without them if null. */
  const sends = (step: object | null, last: object | null = { id: CODE }) => {
    const { report, progress } = pair(CODE)
    return commit(people.visitor, {
      [reportAt(CODE)]: report,
      [progressAt(CODE)]: progress,
      ...(step && { [RATE]: step }),
      ...(last && { [LAST]: last }),
    })
  }

  describe('the counter', () => {
    it('starts with the first report, increases with each report, and does not change the hour', async () => {
      await reports('visitor', pair(CODE))
      expect(await rate()).toEqual({ count: 1 })
      await project.store({ [reportAt(CODE)]: null, [progressAt(CODE)]: null })
      await storeCount(7)
      await reports('visitor', pair(CODE))
      expect(await rate()).toEqual({ count: 8, hour: HOUR })
    })

    it('counts concurrent reports', async () => {
      const bytes = Array.from({ length: 5 }, (_, index) => new Uint8Array(16).fill(index))
      const ids = bytes.map((each) => trackingCodeFrom(each))
      await Promise.all(ids.map((id) => reports('visitor', pair(id), id)))
      expect((await rate())?.['count']).toBe(5)
    })

    it('accepts reports up to the hourly limit, and rejects more until a reset', async () => {
      await storeCount(REPORTS_PER_HOUR - 1)
      await reports('visitor', pair(CODE))
      expect((await rate())?.['count']).toBe(REPORTS_PER_HOUR)
      const next = () => reports('visitor', pair(OTHER_CODE), OTHER_CODE)
      await expectDenied(next())
      await project.store({ [RATE]: { count: 0, hour: '2026-11-25T22' } })
      await next()
    })

    it('does not count or limit reports by the desk', async () => {
      await storeCount(REPORTS_PER_HOUR)
      await reports('petugas', pair(CODE, { channel: 'telepon', by: 'petugas' }))
      expect((await rate())?.['count']).toBe(REPORTS_PER_HOUR)
    })
  })

  describe('a report through the site', () => {
    it('must increase the counter', async () => {
      await expectDenied(sends(null, null))
      await expectDenied(sends(null))
      await expectDenied(sends({ count: 1 }, null))
      await storeCount(1)
      await expectDenied(sends(null, null))
      await expectDenied(sends(null))
      await expectDenied(sends({ count: 2, hour: HOUR }, null))
    })

    it('cannot change the counter by any other amount, or change, add or remove the hour', async () => {
      const starts = [0, 2, 1.5, -1, '1', null].map((count) => ({ count }))
      await expectEachDenied([...starts, { count: 1, hour: HOUR }], (step) => sends(step))
      await storeCount(7)
      await expectEachDenied<object>(
        [
          ...[1, 7, 9, 0, -8, '8', null].map((count) => ({ count, hour: HOUR })),
          { count: 8, hour: '2126-11-25T21' },
          { count: 8 },
          { count: 8, hour: HOUR, catatan: '' },
        ],
        (step) => sends(step),
      )
    })

    it('must store exactly its id in the last-report document', async () => {
      const wrong = [{ id: OTHER_CODE }, { id: '' }, { id: 1 }, { id: CODE, catatan: '' }]
      await expectEachDenied<object>(wrong, (last) => sends({ count: 1 }, last))
      await storeCount(7)
      await expectEachDenied<object>(wrong, (last) => sends({ count: 8, hour: HOUR }, last))
    })

    it('cannot share an increment with another report', async () => {
      const [one, other] = [pair(CODE), pair(OTHER_CODE)]
      await expectDenied(
        commit(people.visitor, {
          [reportAt(CODE)]: one.report,
          [progressAt(CODE)]: one.progress,
          [reportAt(OTHER_CODE)]: other.report,
          [progressAt(OTHER_CODE)]: other.progress,
          [RATE]: { count: 1 },
          [LAST]: { id: CODE },
        }),
      )
    })
  })

  describe('the counter without a new report', () => {
    it.each(['visitor', 'petugas', 'admin'] as const)(
      'cannot be increased, reset or removed by %s',
      async (uid) => {
        await storeCount(7)
        for (const count of [8, 6, 0])
          for (const last of [null, { [LAST]: { id: OTHER_CODE } }, { [LAST]: { id: CODE } }])
            await expectDenied(commit(people[uid], { [RATE]: { count, hour: HOUR }, ...last }))
        await expectDenied(commit(people[uid], { [LAST]: { id: CODE } }))
        for (const path of [RATE, LAST])
          await expectDenied(deleteDoc(doc(people[uid].firestore, path)))
      },
    )

    it('cannot be started, or increased again for an earlier report', async () => {
      const counts = (count: number) =>
        expectEachDenied<object>(
          [
            { [RATE]: { count } },
            { [RATE]: { count }, [LAST]: { id: CODE } },
            { [LAST]: { id: CODE } },
          ],
          (writes) => commit(people.visitor, { ...writes }),
        )
      await counts(1)
      await reports('visitor', pair(CODE))
      await counts(2)
    })
  })
})
