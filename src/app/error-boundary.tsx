import { Component, type ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { EmptyState } from '@/components/ui/states/empty-state'
import { logError } from '@/lib/log'
import { loadAnew } from '@/services/update/load-anew'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in the place of what broke; an offer to reload unless told. */
  fallback?: ReactNode
}

/** A page that breaks leaves the rest of the site standing; going elsewhere (a new `key`) tries anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    logError('Gagal ditampilkan', error)
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
          <button type="button" className={buttonStyle.primary} onClick={() => void loadAnew()}>
            Muat ulang
          </button>
        </EmptyState>
      </div>
    )
  }
}
