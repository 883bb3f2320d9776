import { toUserFacing } from '@/lib/firebase/errors'
import { type Binned, restore } from '@/lib/restore'
import { showNotice, type Notice, UNDO } from './notice'
import { showFailure } from './show-failure'

interface Undoing {
  /** What lies in the bin now. */
  deleted: Binned
  /** Who takes it back. */
  uid: string
  /** How it stands again, and the way to it. */
  restored: Pick<Notice, 'text' | 'links'>
  /** What shows it asks for it again. */
  onRestored: () => void
}

/** The action of the notice of a deletion: back from the bin, as the bin itself restores. */
export function undoingDeletion({ deleted, uid, restored, onRestored }: Undoing) {
  let isRunning = false
  async function run() {
    // A second tap comes before the first has taken the button away.
    if (isRunning) return
    isRunning = true
    showNotice({ kind: 'note', text: 'Mengembalikan …' })
    try {
      await restore(deleted, uid)
      onRestored()
      showNotice({ kind: 'success', ...restored })
    } catch (error) {
      const why = 'Belum dikembalikan; salinannya masih di tempat sampah.'
      showFailure('Penghapusan gagal diurungkan', toUserFacing(why, error), actions)
    } finally {
      isRunning = false
    }
  }
  const actions: NonNullable<Notice['actions']> = [{ label: UNDO, run: () => void run() }]
  return actions
}
