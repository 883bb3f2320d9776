import { Component, type ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { EmptyState } from '@/components/ui/empty-state'
import { logError } from '@/lib/log'

/** A page that breaks leaves the rest of the site standing; going elsewhere (a new `key`) tries anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    logError('Halaman gagal ditampilkan', error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <EmptyState
        text="Halaman ini gagal ditampilkan."
        reason="Periksa sambungan internet Anda, lalu muat ulang."
      >
        <button type="button" className={buttonStyle.primary} onClick={() => location.reload()}>
          Muat ulang
        </button>
      </EmptyState>
    )
  }
}
