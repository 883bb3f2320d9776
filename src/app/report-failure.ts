import { routeAt } from './routes'

/** Reports a failure to the operator (ADR 52). Loads its code on demand. Ignores errors of the report itself. */
export function reportFailure(error: unknown, kind: 'script' | 'promise' | 'render'): void {
  const route = routeAt(location)?.path
  import('@/lib/firebase/send-error-report')
    .then(({ sendErrorReport }) => sendErrorReport(error, kind, route))
    .catch(() => {})
}

/** Reports uncaught errors and unhandled rejections. React reports hydration errors as uncaught errors. */
export function watchFailures(): void {
  addEventListener('error', ({ error, message }) => reportFailure(error ?? message, 'script'))
  addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason, 'promise'))
}
