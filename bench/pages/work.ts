import type { Browser, BrowserContext } from 'playwright-core'
import { newPhone } from './browser'
import { apply } from './conditions'
import { countWork } from './counts'
import type { Site } from './site'
import type { Metrics } from './results'
import { recordTraffic } from './traffic'

/** Maximum share of main-thread work in the last `IDLE_SECONDS` of an idle page. */
const IDLE_SHARE = 0.05
const IDLE_SECONDS = 2

/** Minimum observation time in seconds, because pages start background work such as the service worker in idle time. */
const LEAST_SECONDS = 8
const MOST_SECONDS = 40

/** Duration in milliseconds above which a task counts as blocking the main thread. */
const BLOCKING = 50

export async function measureWork(
  browser: Browser,
  site: Site,
  path: string,
): Promise<[title: string, Metrics][]> {
  const measured: [string, Metrics][] = []
  for (const slowdown of [1, 6]) {
    const phone = await newPhone(browser, site.database)
    for (const kind of ['first', 'returning']) {
      const title = `Work of a ${kind} visit, processor ${slowdown} times slower`
      measured.push([title, await workOf(phone, site.url + path, slowdown)])
    }
    await phone.close()
  }
  return measured
}

async function workOf(phone: BrowserContext, url: string, slowdown: number): Promise<Metrics> {
  const page = await phone.newPage()
  const session = await phone.newCDPSession(page)
  await apply(session, { network: null, slowdown })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busySeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  }
  const recorded = recordTraffic(session)
  const { counts, mainThread } = await countWork(page, async () => {
    await page.goto(url)
    const busy = [await busySeconds()]
    const isIdle = () =>
      (busy.at(-1) ?? 0) - (busy.at(-1 - IDLE_SECONDS) ?? 0) < IDLE_SHARE * IDLE_SECONDS
    while (busy.length <= LEAST_SECONDS || (!isIdle() && busy.length <= MOST_SECONDS)) {
      await page.waitForTimeout(1_000)
      busy.push(await busySeconds())
    }
  })
  const { contentAt = NaN, fcp = 0 } = await page.evaluate(() => globalThis.metrics)
  await page.close()
  const { tasks } = mainThread
  const inTime = (time: 'thread' | 'elapsed') => {
    const blocking = tasks.filter(({ end }) => end > fcp).map((task) => task[time] - BLOCKING)
    return {
      [`work, ${time}`]: tasks.reduce((sum, task) => sum + task[time], 0),
      [`blocking, ${time}`]: blocking.reduce((sum, part) => sum + Math.max(0, part), 0),
      [`longest, ${time}`]: Math.max(
        0,
        ...tasks.filter(({ end }) => end > contentAt).map((task) => task[time]),
      ),
    }
  }
  return {
    content: contentAt,
    ...inTime('thread'),
    ...inTime('elapsed'),
    kB: recorded.total(),
    ...counts,
  }
}
