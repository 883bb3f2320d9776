import { deleteDoc, doc, getDoc, increment, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { REPORTS_PER_HOUR } from '../../../src/domain/complaints/complaint'
import { commit, expectDenied } from '../../support/rules'
import { trackingCodeFrom } from '../../../src/domain/ids/id'
import { CODE, OTHER_CODE, pair, progressAt, RATE, reportAt, setupComplaints } from './complaints'

/*
 * The site takes so many reports in an hour: each raises a count that a schedule sets back.
 */

const HOUR = '2026-11-25T21'

describe.each(inject('backends'))('with $name', ({ url }) => {
  const { project, people, reports } = setupComplaints('demo-complaints-rate', url)

  const taken = (count: number) =>
    project.store({ [RATE]: { count, last: OTHER_CODE, hour: HOUR } })
  const rate = async () => (await getDoc(doc(people.visitor.firestore, RATE))).data()
  const sends = (step: object | null, id = CODE) => {
    const { report, progress } = pair(id)
    return commit(people.visitor, {
      [reportAt(id)]: report,
      [progressAt(id)]: progress,
      ...(step && { [RATE]: step }),
    })
  }

  beforeAll(() => project.putRules())

  describe('the count', () => {
    it('begins with the first report', async () => {
      await reports('visitor', pair(CODE))
      expect(await rate()).toEqual({ count: 1, last: CODE })
    })

    it('grows by one with the next, and the hour stays', async () => {
      await taken(7)
      await reports('visitor', pair(CODE))
      expect(await rate()).toEqual({ count: 8, last: CODE, hour: HOUR })
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
      await project.store({ [RATE]: { count: 0, last: '', hour: '2026-11-25T22' } })
      await reports('visitor', pair(CODE))
    })

    it('does not hold the desk up, which counts no report', async () => {
      await taken(REPORTS_PER_HOUR)
      await reports('petugas', pair(CODE, { channel: 'telepon', by: 'petugas' }))
      expect((await rate())?.['count']).toBe(REPORTS_PER_HOUR)
    })
  })

  describe('no report of the site', () => {
    it('comes without a step', async () => {
      await expectDenied(sends(null))
      await taken(1)
      await expectDenied(sends(null))
    })

    it.each([0, 2, 1.5, -1, '1', null])('begins the count with %j', (count) =>
      expectDenied(sends({ count, last: CODE })),
    )

    it.each([1, 7, 9, 0, -8, '8', null])('makes 7 a %j', async (count) => {
      await taken(7)
      await expectDenied(sends({ count, last: CODE, hour: HOUR }))
    })

    it.each([
      ['the name of another', { last: OTHER_CODE }],
      ['no name', { last: '' }],
      ['a name that is no text', { last: 1 }],
      ['another hour', { hour: '2126-11-25T21' }],
      ['a field more', { catatan: '' }],
    ])('comes with a step that has %s', async (_, changes) => {
      await taken(7)
      await expectDenied(sends({ count: 8, last: CODE, hour: HOUR, ...changes }))
    })

    it('begins it with an hour of its own', () =>
      expectDenied(sends({ count: 1, last: CODE, hour: '2126-11-25T21' })))

    it('takes the hour away', async () => {
      await taken(7)
      await expectDenied(sends({ count: 8, last: CODE }))
    })

    it('shares its step with another of the same batch', async () => {
      const [one, other] = [pair(CODE), pair(OTHER_CODE)]
      await expectDenied(
        commit(people.visitor, {
          [reportAt(CODE)]: one.report,
          [progressAt(CODE)]: one.progress,
          [reportAt(OTHER_CODE)]: other.report,
          [progressAt(OTHER_CODE)]: other.progress,
          [RATE]: { count: 1, last: CODE },
        }),
      )
    })
  })

  describe('nobody', () => {
    it.each(['visitor', 'petugas', 'admin'] as const)(
      '%s raises, sets back or removes the count by itself',
      async (uid) => {
        await taken(7)
        const { firestore } = people[uid]
        for (const [count, last] of [
          [8, OTHER_CODE],
          [8, CODE],
          [0, ''],
        ])
          await expectDenied(commit(people[uid], { [RATE]: { count, last, hour: HOUR } }))
        const batch = writeBatch(firestore)
        batch.update(doc(firestore, RATE), { count: increment(1) })
        await expectDenied(batch.commit())
        await expectDenied(deleteDoc(doc(firestore, RATE)))
      },
    )

    it('raises it by a report that is there', async () => {
      await reports('visitor', pair(CODE))
      await expectDenied(commit(people.visitor, { [RATE]: { count: 2, last: CODE } }))
    })
  })
})
