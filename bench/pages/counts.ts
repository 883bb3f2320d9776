import type { Page } from 'playwright-core'
import { type MainThread, traceMainThread } from './trace'

interface ScriptCounts {
  commits: number
  components: number
  json: number
  timers: number
}

/** Amounts of work that the browser does during a visit. They hardly depend on the speed of the machine. */
export interface Counts extends ScriptCounts {
  nodes: number
  /** Number of elements in style recalculations. `laid out` is the number of objects in layouts. */
  styled: number
  'laid out': number
  'idle frames': number
}

declare global {
  var counts: ScriptCounts
}

/** Time in milliseconds for which the idle page is observed. */
const IDLE = 500

/** Counts the work that the browser does during a visit. `visit` opens the page and waits until it is idle. */
export async function countWork(
  page: Page,
  visit: () => Promise<void>,
): Promise<{ counts: Counts; mainThread: MainThread }> {
  await page.addInitScript(countInPage)
  let idle = { at: 0, counts: { nodes: 0, commits: 0, components: 0, json: 0, timers: 0 } }
  const mainThread = await traceMainThread(page, async () => {
    await visit()
    idle = await page.evaluate(endAnimations)
    await page.waitForTimeout(IDLE)
  })
  const sum = (spans: readonly { count: number }[]) =>
    spans.reduce((total, { count }) => total + count, 0)
  const counts = {
    ...idle.counts,
    styled: sum(mainThread.styles),
    'laid out': sum(mainThread.layouts),
    'idle frames': mainThread.frames.filter(({ start }) => start > idle.at).length,
  }
  return { counts, mainThread }
}

/** Finishes all finite animations. Returns the counts so far and the current time. */
async function endAnimations() {
  const nodes = document.querySelectorAll('*').length
  const counts = { ...globalThis.counts, nodes }
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  return { at: performance.now(), counts }
}

interface Fiber {
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

function countInPage(): void {
  const counts: ScriptCounts = { commits: 0, components: 0, json: 0, timers: 0 }
  /** Flag that React sets on rendered components. */
  const PERFORMED_WORK = 1
  const renderedIn = (fiber: Fiber): number => {
    // React has skipped the subtree, so its flags belong to an earlier commit.
    if (fiber.child === fiber.alternate?.child) return 0
    let rendered = 0
    for (let child = fiber.child; child; child = child.sibling)
      rendered += (child.flags & PERFORMED_WORK) + renderedIn(child)
    return rendered
  }
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot(_renderer: number, root: { current: Fiber }) {
      counts.commits += 1
      counts.components += renderedIn(root.current)
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  }
  Object.assign(globalThis, { counts, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })

  const parse = JSON.parse
  JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]): unknown => {
    counts.json += text.length
    return parse(text, reviver)
  }
  Response.prototype.json = async function (this: Response): Promise<unknown> {
    return JSON.parse(await this.text())
  }
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = globalThis[name] as (run: () => void, milliseconds?: number) => number
    const counting = (
      run: (...args: unknown[]) => void,
      milliseconds?: number,
      ...args: unknown[]
    ) =>
      original(() => {
        counts.timers += 1
        run(...args)
      }, milliseconds)
    Object.assign(globalThis, { [name]: counting })
  }
}
