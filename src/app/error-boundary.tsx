import { Component, type ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { EmptyState } from '@/components/ui/states/empty-state'
import { logError } from '@/lib/log'
import { reloadLatestVersion } from '@/services/update/reload-latest-version'
import { reportFailure } from './report-failure'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Shown instead of children that failed to render. Defaults to an offer to reload the page. */
  fallback?: ReactNode
}

/** Limits a render error to its children and reports it. A new `key`, e.g. for the next page, resets the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    logError('Rendering failed', error)
    reportFailure(error, 'render')
  }

  override render() {
    if (!this.state.broken) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return (
      <div role="alert">
        <EmptyState
          text="Halaman ini gagal ditampilkan."
          reason="Periksa sambungan internet Anda, lalu muat ulang."
        >
          <Button look="primary" onClick={() => void reloadLatestVersion()}>
            Muat ulang
          </Button>
        </EmptyState>
      </div>
    )
  }
}
