import { collection, deleteDoc, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { REPORTS_PER_HOUR } from '../../../src/domain/complaints/complaint'
import { commit, engines, expectDenied } from '../../support/rules'
import { trackingCodeFrom } from '../../../src/domain/ids/id'
import {
  CODE,
  EVERYONE,
  LAST,
  OTHER_CODE,
  pair,
  progressAt,
  RATE,
  reportAt,
  setupComplaints,
} from './complaints'

/*
 * The site takes so many reports in an hour: each raises a count that a schedule sets back.
 */

const HOUR = '2026-11-25T21'

describe.each(engines())('with $name', ({ name, url }) => {
  const { project, people, reports } = setupComplaints('demo-complaints-rate', url)

  const taken = (count: number) =>
    project.store({ [RATE]: { count, hour: HOUR }, [LAST]: { id: OTHER_CODE } })
  const rate = async () => (await getDoc(doc(people.visitor.firestore, RATE))).data()
  /** A report with a step of its own making; null for none. */
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

  describe('the count', () => {
    it('begins with the first report', async () => {
      await reports('visitor', pair(CODE))
      expect(await rate()).toEqual({ count: 1 })
    })

    it('grows by one with the next, and the hour stays', async () => {
      await taken(7)
      await reports('visitor', pair(CODE))
      expect(await rate()).toEqual({ count: 8, hour: HOUR })
    })

    it('grows by each of several that come at once', async () => {
      const bytes = Array.from({ length: 5 }, (_, index) => new Uint8Array(16).fill(index))
      const ids = bytes.map((each) => trackingCodeFrom(each))
      await Promise.all(ids.map((id) => reports('visitor', pair(id), id)))
      expect((await rate())?.['count']).toBe(5)
    })

    it('takes the last that an hour has room for', async () => {
      await taken(REPORTS_PER_HOUR - 1)
      await reports('visitor', pair(CODE))
      expect((await rate())?.['count']).toBe(REPORTS_PER_HOUR)
    })

    it('takes no more', async () => {
      await taken(REPORTS_PER_HOUR)
      await expectDenied(reports('visitor', pair(CODE)))
    })

    it('takes more once it was set back', async () => {
      await taken(REPORTS_PER_HOUR)
      await project.store({ [RATE]: { count: 0, hour: '2026-11-25T22' } })
      await reports('visitor', pair(CODE))
    })

    it('does not hold the desk up, which counts no report', async () => {
      await taken(REPORTS_PER_HOUR)
      await reports('petugas', pair(CODE, { channel: 'telepon', by: 'petugas' }))
      expect((await rate())?.['count']).toBe(REPORTS_PER_HOUR)
    })

    it('does not tell of which reports it is', async () => {
      await reports('visitor', pair(CODE))
      for (const uid of EVERYONE) {
        await expectDenied(getDoc(doc(people[uid].firestore, LAST)))
        await expectDenied(getDocs(collection(people[uid].firestore, 'complaint_rate')))
      }
    })
  })

  describe('no report of the site', () => {
    it('comes without a step', async () => {
      await expectDenied(sends(null, null))
      await expectDenied(sends(null))
      await expectDenied(sends({ count: 1 }, null))
      await taken(1)
      await expectDenied(sends(null, null))
      await expectDenied(sends(null))
      await expectDenied(sends({ count: 2, hour: HOUR }, null))
    })

    it.each([0, 2, 1.5, -1, '1', null])('begins the count with %j', (count) =>
      expectDenied(sends({ count })),
    )

    it.each([1, 7, 9, 0, -8, '8', null])('makes 7 a %j', async (count) => {
      await taken(7)
      await expectDenied(sends({ count, hour: HOUR }))
    })

    it.each([
      ['the name of another', { id: OTHER_CODE }],
      ['no name', { id: '' }],
      ['a name that is no text', { id: 1 }],
      ['a field beside the name', { id: CODE, catatan: '' }],
    ])('comes with %s', async (_, last) => {
      await expectDenied(sends({ count: 1 }, last))
      await taken(7)
      await expectDenied(sends({ count: 8, hour: HOUR }, last))
    })

    it('changes, adds or takes away the hour', async () => {
      await expectDenied(sends({ count: 1, hour: HOUR }))
      await taken(7)
      await expectDenied(sends({ count: 8, hour: '2126-11-25T21' }))
      await expectDenied(sends({ count: 8 }))
      await expectDenied(sends({ count: 8, hour: HOUR, catatan: '' }))
    })

    it('shares its step with another of the same batch', async () => {
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

  describe('without a report', () => {
    it.each(['visitor', 'petugas', 'admin'] as const)(
      '%s neither raises nor sets back nor removes anything',
      async (uid) => {
        await taken(7)
        for (const count of [8, 6, 0])
          for (const last of [null, { [LAST]: { id: OTHER_CODE } }, { [LAST]: { id: CODE } }])
            await expectDenied(commit(people[uid], { [RATE]: { count, hour: HOUR }, ...last }))
        await expectDenied(commit(people[uid], { [LAST]: { id: CODE } }))
        for (const path of [RATE, LAST])
          await expectDenied(deleteDoc(doc(people[uid].firestore, path)))
      },
    )

    it('nobody begins the count', async () => {
      await expectDenied(commit(people.visitor, { [RATE]: { count: 1 } }))
      await expectDenied(commit(people.visitor, { [RATE]: { count: 1 }, [LAST]: { id: CODE } }))
      await expectDenied(commit(people.visitor, { [LAST]: { id: CODE } }))
    })

    it('that of before takes no second step', async () => {
      await reports('visitor', pair(CODE))
      const again = { [RATE]: { count: 2 }, [LAST]: { id: CODE } }
      await expectDenied(commit(people.visitor, again))
      await expectDenied(commit(people.visitor, { [RATE]: { count: 2 } }))
    })
  })
})
