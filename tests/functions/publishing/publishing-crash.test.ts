import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import type { Send } from '../../../functions/src/publishing/hosting-call'
import { leaseOf } from '../../../functions/src/publishing/state'
import { bound } from '../failing'
import {
  deliver,
  expectDone,
  expectWhole,
  lookAround,
  publishingTo,
  setupPublishing,
  write,
} from './publishing'

/*
 * A publisher that dies before or after any call to Hosting or Firestore leaves one complete publication,
 * never an older one, and the next run completes its work.
 */

const DEATH = 'died'

const { hosting, connect, firestore } = await setupPublishing()

/** Returns a publisher that dies at a given call, which reached Hosting or not. */
async function mortal(hears: 'the answer is lost' | 'the call is not made') {
  const own = (await connect()).firestore
  let left = Infinity
  const spend = () => {
    left -= 1
    if (left < 0) throw new Error(DEATH)
  }
  for (const call of ['doc', 'getAll', 'runTransaction'] as const) {
    const original = bound(own, call) as (...args: unknown[]) => unknown
    Object.defineProperty(own, call, {
      value: (...args: unknown[]) => {
        spend()
        return original(...args)
      },
    })
  }
  const send: Send = async (url, init) => {
    const isLast = left === 0
    if (hears === 'the answer is lost' && isLast) await fetch(url, init)
    spend()
    return fetch(url, init)
  }
  return {
    publishing: publishingTo(hosting, own, { site: hosting.site(send) }),
    after: (calls: number) => {
      left = calls
    },
    hasDied: () => left < 0,
  }
}

it.each(['the call is not made', 'the answer is lost'] as const)(
  'completes a publication that dies at any call (%s)',
  async (when) => {
    const { publishing, after, hasDied } = await mortal(when)
    let number = 0
    let calls = 0
    do {
      const [id, event] = [`n${calls % 3}`, `event-${calls}`]
      await write(firestore, `news/${id}`, { title: `Tulisan ${calls}` })
      after(calls)
      await deliver(publishing, event).catch(({ message, cause }: Error) =>
        expect([message, (cause as Error | undefined)?.message]).toContain(DEATH),
      )
      if (number > 0) {
        const left = await expectWhole(hosting)
        expect(left.number).toBeGreaterThanOrEqual(number)
      }
      if (calls % 2 === 0) await deliver(publishingTo(hosting, firestore), event)
      else {
        if ((await leaseOf(firestore).get()).exists)
          await leaseOf(firestore).update({ until: Timestamp.fromMillis(0) })
        await lookAround(publishingTo(hosting, firestore))
      }
      const completed = await expectWhole(hosting)
      expect(completed.titles[id]).toBe(`Tulisan ${calls}`)
      expect(completed.number).toBeGreaterThan(number)
      await expectDone(firestore)
      number = completed.number
      calls += 1
    } while (hasDied())
    expect(calls).toBeGreaterThan(25)
  },
  60_000,
)
