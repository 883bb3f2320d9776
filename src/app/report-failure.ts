import { routeAt } from './routes'

/** Reports a failure to the operator (ADR 52). Loads the sender only then. A failed report is not reported. */
export function reportFailure(error: unknown, kind: 'script' | 'promise' | 'render'): void {
  const route = routeAt(location)?.path
  import('@/lib/firebase/send-error-report')
    .then(({ sendErrorReport }) => sendErrorReport(error, kind, route))
    .catch(() => {})
}

/** Reports uncaught errors, and the hydration errors that React reports as such. */
export function watchFailures(): void {
  addEventListener('error', ({ error, message }) => reportFailure(error ?? message, 'script'))
  addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason, 'promise'))
}
