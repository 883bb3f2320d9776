import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { REPORTS_PER_HOUR } from '../../../src/domain/complaints/complaint'
import { commit, engines, expectDenied } from '../../support/rules'
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

/* Hourly limit of reports: each one increases a counter that a schedule resets. */

const HOUR = '2026-11-25T21'

describe.each(engines())('the report rate ($name)', ({ name, url }) => {
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

  beforeAll(async () => {
    if (name === 'google') await project.putRules()
  })

  describe('the counter', () => {
    it('starts with the first report', async () => {
      await reports('visitor', pair(CODE))
      expect(await rate()).toEqual({ count: 1 })
    })

    it('increases by one with each report, and keeps the hour', async () => {
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

    it('accepts the last report of the hour', async () => {
      await storeCount(REPORTS_PER_HOUR - 1)
      await reports('visitor', pair(CODE))
      expect((await rate())?.['count']).toBe(REPORTS_PER_HOUR)
    })

    it('rejects reports beyond the limit', async () => {
      await storeCount(REPORTS_PER_HOUR)
      await expectDenied(reports('visitor', pair(CODE)))
    })

    it('accepts reports again after a reset', async () => {
      await storeCount(REPORTS_PER_HOUR)
      await project.store({ [RATE]: { count: 0, hour: '2026-11-25T22' } })
      await reports('visitor', pair(CODE))
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

    it.each([0, 2, 1.5, -1, '1', null])('cannot start the counter at %j', (count) =>
      expectDenied(sends({ count })),
    )

    it.each([1, 7, 9, 0, -8, '8', null])(
      'cannot change the counter from 7 to %j',
      async (count) => {
        await storeCount(7)
        await expectDenied(sends({ count, hour: HOUR }))
      },
    )

    it.each([
      ['the id of another report', { id: OTHER_CODE }],
      ['no id', { id: '' }],
      ['an id that is not text', { id: 1 }],
      ['an additional field', { id: CODE, catatan: '' }],
    ])('cannot come with %s', async (_, last) => {
      await expectDenied(sends({ count: 1 }, last))
      await storeCount(7)
      await expectDenied(sends({ count: 8, hour: HOUR }, last))
    })

    it('cannot change, add or remove the hour', async () => {
      await expectDenied(sends({ count: 1, hour: HOUR }))
      await storeCount(7)
      await expectDenied(sends({ count: 8, hour: '2126-11-25T21' }))
      await expectDenied(sends({ count: 8 }))
      await expectDenied(sends({ count: 8, hour: HOUR, catatan: '' }))
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

  describe('the counter without a report', () => {
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

    it('cannot be started', async () => {
      await expectDenied(commit(people.visitor, { [RATE]: { count: 1 } }))
      await expectDenied(commit(people.visitor, { [RATE]: { count: 1 }, [LAST]: { id: CODE } }))
      await expectDenied(commit(people.visitor, { [LAST]: { id: CODE } }))
    })

    it('cannot be increased again for an earlier report', async () => {
      await reports('visitor', pair(CODE))
      const again = { [RATE]: { count: 2 }, [LAST]: { id: CODE } }
      await expectDenied(commit(people.visitor, again))
      await expectDenied(commit(people.visitor, { [RATE]: { count: 2 } }))
    })
  })
})
