import type { Browser, Page } from 'playwright-core'
import { newPhone } from '../pages/browser'
import type { Flow } from './flows'
import { recordInteractions } from './in-page'

/** Pause after the start of a page and after each interaction, in milliseconds. */
const AFTERWARDS = 1_000

/** Shortest event duration that the browser reports, in milliseconds. */
export const LEAST = 16

/** Durations in milliseconds, one per run, by action: at full (`own`) and at reduced (`slowed`) processor speed. */
export type Runs = Map<string, { own: number[]; slowed: number[] }>

/**
 * Runs the flows repeatedly, alternating between full and reduced speed, so that other load affects both speeds.
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  flows: readonly Flow[],
  runs: number,
  slowdown: number,
): Promise<Runs> {
  const measured: Runs = new Map()
  for (let run = 1; run <= runs; run += 1)
    for (const flow of flows) {
      process.stderr.write(`run ${run} of ${runs}: ${flow.path}\n`)
      for (const [speed, rate] of [
        ['own', 1],
        ['slowed', slowdown],
      ] as const) {
        const phone = await newPhone(browser, origin)
        await recordInteractions(phone)
        const page = await phone.newPage()
        const session = await phone.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate })
        await page.goto(origin + flow.path)
        await untilStarted(page)
        for (const { name, act, until } of flow.steps) {
          await page.evaluate(() => interactions.clear())
          await act(page)
          await until?.(page)
          await page.waitForTimeout(AFTERWARDS)
          const longest = await page.evaluate(() => Math.max(0, ...interactions.values()))
          add(measured, name, speed, Math.max(LEAST, longest))
        }
        await phone.close()
      }
    }
  return measured
}

/** Resolves `AFTERWARDS` milliseconds after the page is fully hydrated and its network is idle. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('whole').length > 0)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(AFTERWARDS)
}

function add(runs: Runs, name: string, speed: 'own' | 'slowed', milliseconds: number) {
  process.stderr.write(`  ${name}, ${speed}: ${Math.round(milliseconds)} ms\n`)
  const of = runs.get(name) ?? { own: [], slowed: [] }
  of[speed].push(milliseconds)
  runs.set(name, of)
}
