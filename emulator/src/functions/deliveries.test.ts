import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { Deliveries } from './deliveries'

let deliveries: Deliveries
let seen: string[]

beforeEach(() => {
  deliveries = new Deliveries()
  seen = []
})

const note =
  (text: string, milliseconds = 0) =>
  async () => {
    await delay(milliseconds)
    seen.push(text)
  }

it('delivers to one function in the order of arrival, however long each takes', async () => {
  deliveries.add('f', note('slow', 20))
  deliveries.add('f', note('fast'))
  await deliveries.idle()
  expect(seen).toEqual(['slow', 'fast'])
})

it('lets no function wait for another', async () => {
  deliveries.add('f', note('slow', 20))
  deliveries.add('g', note('fast'))
  await deliveries.idle()
  expect(seen).toEqual(['fast', 'slow'])
})

it('is idle only when what was caused meanwhile has ended too', async () => {
  deliveries.add('f', async () => {
    await delay(5)
    deliveries.add('g', note('caused', 20))
  })
  await deliveries.idle()
  expect(seen).toEqual(['caused'])
})

it('delivers twice when told', async () => {
  deliveries.mode = 'twice'
  deliveries.add('f', note('a'))
  deliveries.add('f', note('b'))
  await deliveries.idle()
  expect(seen).toEqual(['a', 'a', 'b', 'b'])
})

it('delivers in reverse when told', async () => {
  deliveries.mode = 'reversed'
  for (const text of ['a', 'b', 'c']) deliveries.add('f', note(text))
  await deliveries.idle()
  expect(seen).toEqual(['c', 'b', 'a'])
})
