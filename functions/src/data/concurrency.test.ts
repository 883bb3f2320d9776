import { expect, it } from 'vitest'
import { settleInTurn } from './concurrency'

it('settleInTurn runs tasks one after another and continues after a failed task', async () => {
  const events: string[] = []
  const task =
    (name: string, isBroken = false) =>
    async () => {
      events.push(`${name} begins`)
      await Promise.resolve()
      events.push(`${name} ends`)
      if (isBroken) throw new Error(name)
    }
  await expect(settleInTurn([task('first', true), task('second')])).rejects.toThrow('first')
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
