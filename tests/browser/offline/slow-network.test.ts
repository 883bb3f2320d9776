import { expect, it } from 'vitest'
import { PHONE, setupBrowser } from '../../support/browser'
import { inGroups, PAGES, wholePage } from '../../support/pages'
import { MAX_SHIFT, shiftOn, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite()
// Where nothing is published yet, or its pages cannot be had.
const { visit } = setupBrowser({ installs: false, rendered: false })

/** Lighthouse's "slow 4G", formerly "fast 3G": what a village has on a good day. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** So many pages load side by side: each waits for its network, not for the machine. */
const AT_ONCE = 3

async function shiftOf(path: string): Promise<number> {
  const { context, page, expectErrors } = await visit(PHONE)
  if (path === '*') expectErrors('404')
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW)
  await watchShifts(page)
  await page.goto(await site.address(path))
  await wholePage(page)
  await untilQuiet(page)
  return shiftOn(page)
}

it.each(inGroups(PAGES, AT_ONCE))('nothing moves when the content comes: %s', async (...paths) => {
  const shifts = await Promise.all(paths.map(async (path) => [path, await shiftOf(path)] as const))
  for (const [path, shift] of shifts) expect(shift, path).toBeLessThanOrEqual(MAX_SHIFT)
})
