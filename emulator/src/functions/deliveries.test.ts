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

it('runs functions independently of each other', async () => {
  deliveries.add('f', note('slow', 20))
  deliveries.add('g', note('fast'))
  await deliveries.idle()
  expect(seen).toEqual(['fast', 'slow'])
})
