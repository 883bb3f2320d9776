import type { CDPSession } from 'playwright-core'
import type { PageMetrics } from './in-page'

/** Transferred kilobytes including headers. */
export interface Traffic {
  html: number
  /** Kilobytes of the responses that were received before the content was visible. */
  beforeContent: number
  scripts: number
  styles: number
  total: number
  requests: number
  /** Kilobytes that the idle page requested later, to prefetch other pages. */
  later: number
  laterRequests: number
}

interface Request {
  kind: string
  /** Time of the request in seconds of the browser's monotonic clock. */
  asked: number
  finished: number
  bytes: number
}

export function recordTraffic(session: CDPSession) {
  const requests = new Map<string, Request>()
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (/^https?:/.test(request.url))
      requests.set(requestId, {
        kind: type ?? '',
        asked: timestamp,
        finished: Infinity,
        bytes: 0,
      })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { finished: timestamp, bytes: encodedDataLength })
  })
  return {
    total: () => kB([...requests.values()]),
    traffic(metrics: PageMetrics & { loadedAt: number }): Traffic {
      const all = [...requests.values()]
      const start = all[0]?.asked ?? 0
      const at = (milliseconds = Infinity) => start + milliseconds / 1_000
      const isKind = (kind: string) => (request: Request) => request.kind === kind
      const here = (time: number) => (request: Request) => request.finished <= time
      const shown = at(Math.max(metrics.loadedAt, metrics.interactiveAt ?? Infinity))
      const ofPage = all.filter(({ asked }) => asked <= shown)
      const later = all.filter(({ asked }) => asked > shown)
      return {
        html: kB(all.filter(isKind('Document'))),
        beforeContent: kB(all.filter(here(at(metrics.contentAt)))),
        scripts: kB(all.filter(isKind('Script')).filter(here(at(metrics.interactiveAt)))),
        styles: kB(ofPage.filter(isKind('Stylesheet'))),
        total: kB(ofPage),
        requests: ofPage.length,
        later: kB(later),
        laterRequests: later.length,
      }
    },
  }
}

const kB = (requests: readonly Request[]) =>
  requests.reduce((sum, one) => sum + one.bytes, 0) / 1_000
