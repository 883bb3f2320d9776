import type { Page } from 'playwright-core'

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Timestamp in microseconds, like all times in a trace. */
  ts: number
  dur?: number
  tdur?: number
  args: {
    data?: { documentLoaderURL?: string }
    elementCount?: number
    beginData?: { dirtyObjects?: number }
  }
}

/** Span of the main thread, in milliseconds since the navigation. */
interface Span {
  start: number
  end: number
  elapsed: number
  /** Processor time of the thread, which is independent of other processes. */
  thread: number
}

export interface MainThread {
  tasks: Span[]
  styles: (Span & { count: number })[]
  layouts: (Span & { count: number })[]
  frames: Span[]
}

/** Traces the main thread of the page while `visit` navigates and waits. A browser can run only one trace at a time. */
export async function traceMainThread(page: Page, visit: () => Promise<void>): Promise<MainThread> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const traceEvents: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) traceEvents.push(event as unknown as TraceEvent)
  })
  // Playwright's own tracing records into a ring buffer, which can overwrite the navigation.
  await session.send('Tracing.start', {
    traceConfig: {
      recordMode: 'recordUntilFull',
      traceBufferSizeInKb: 400_000,
      excludedCategories: ['*'],
      includedCategories: CATEGORIES,
    },
  })
  try {
    await visit()
  } finally {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
  }
  const navigation = traceEvents.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL === page.url().split('#')[0],
  )
  if (!navigation) throw new Error(`The trace has no navigation to ${page.url()}.`)
  const { pid, tid, ts: began } = navigation
  const events = traceEvents.filter(
    (event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.ts >= began,
  )
  const named = (wanted: string) => events.filter(({ name }) => name === wanted)
  const span = ({ ts, dur = 0, tdur = dur }: TraceEvent): Span => ({
    start: (ts - began) / 1_000,
    end: (ts + dur - began) / 1_000,
    elapsed: dur / 1_000,
    thread: tdur / 1_000,
  })
  return {
    tasks: named('ThreadControllerImpl::RunTask').map(span),
    styles: named('UpdateLayoutTree').map((event) => ({
      ...span(event),
      count: event.args.elementCount ?? 0,
    })),
    layouts: named('Layout').map((event) => ({
      ...span(event),
      count: event.args.beginData?.dirtyObjects ?? 0,
    })),
    frames: named('Commit').map(span),
  }
}
