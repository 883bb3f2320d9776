import { Button } from '@/components/ui/buttons/button'
import { useUpdate } from '@/stores/install'

/**
 * Offers to load a newer version. The visitor decides when to load it, so that no reading position or input is lost.
 */
export default function UpdateNotice() {
  const { apply } = useUpdate()
  if (!apply) return null
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-24 z-30 mx-auto flex max-w-lg flex-wrap items-center justify-between gap-3 rounded-card border border-hairline bg-surface p-4 raised lg:bottom-6 print:hidden"
    >
      <p>Versi baru situs ini sudah siap.</p>
      <div className="flex gap-2">
        <Button look="quiet" onClick={() => useUpdate.setState({ apply: null })}>
          Nanti
        </Button>
        <Button look="primary" onClick={apply}>
          Perbarui
        </Button>
      </div>
    </div>
  )
}
