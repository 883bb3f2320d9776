import { Alert } from '@/components/ui/alert'
import { buttonStyle } from '@/components/ui/button-style'
import { PersonName } from './person-name'
import type { Outcome } from './use-editor'

/** Why an action did not happen, and what can be done now. What was typed stands in the form. */
export function OutcomeNotice({ outcome, onReload }: { outcome: Outcome; onReload: () => void }) {
  switch (outcome.type) {
    case 'invalid':
      return (
        <Alert kind="error">
          {outcome.count === 1 ? 'Satu isian' : `${outcome.count} isian`} perlu diperbaiki dahulu.
        </Alert>
      )
    case 'failed':
      return <Alert kind="error">{outcome.text} Tulisan Anda tetap ada di sini.</Alert>
    case 'changed-meanwhile':
      return (
        <Alert kind="error">
          <p>
            {outcome.by === '' ? (
              'Tulisan ini sudah dihapus atau dipindahkan orang lain sejak Anda membukanya.'
            ) : (
              <>
                Tulisan ini sudah diubah <PersonName uid={outcome.by} /> sejak Anda membukanya.
              </>
            )}{' '}
            Tulisan Anda tetap ada di sini.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <button type="button" className={buttonStyle.secondary} onClick={onReload}>
              Buka versi terbaru
            </button>
            {outcome.by !== '' && (
              <button type="button" className={buttonStyle.quiet} onClick={outcome.retry}>
                Timpa dengan tulisan saya
              </button>
            )}
          </div>
        </Alert>
      )
  }
}
