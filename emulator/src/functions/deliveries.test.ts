import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Deliveries } from './deliveries'

it('delivers events to each function independently of other functions', async () => {
  const deliveries = new Deliveries()
  const seen: string[] = []
  deliveries.add('f', () => delay(20).then(() => void seen.push('slow')))
  deliveries.add('g', () => Promise.resolve(void seen.push('fast')))
  await deliveries.idle()
  expect(seen).toEqual(['fast', 'slow'])
})
