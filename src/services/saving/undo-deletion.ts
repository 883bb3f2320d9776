import { toUserFacing } from '@/lib/firebase/errors'
import { singleFlight } from '@/lib/single-flight'
import { type Binned, restore } from '@/lib/saving/restore'
import { showNotice, type Notice, UNDO } from '@/stores/notice'
import { showFailure } from './warn-if-outdated'

interface Undoing {
  deleted: Binned
  uid: string
  restored: Pick<Notice, 'text' | 'links'>
  onRestored: () => void
}

export function undoingDeletion({ deleted, uid, restored, onRestored }: Undoing) {
  const runOnce = singleFlight()
  async function run() {
    showNotice({ kind: 'note', text: 'Mengembalikan …' })
    try {
      await restore(deleted, uid)
      onRestored()
      showNotice({ kind: 'success', ...restored })
    } catch (error) {
      const why = 'Belum dikembalikan; salinannya masih di tempat sampah.'
      showFailure('Undoing the deletion failed', toUserFacing(why, error), actions)
    }
  }
  const actions: NonNullable<Notice['actions']> = [{ label: UNDO, run: () => void runOnce(run) }]
  return actions
}
