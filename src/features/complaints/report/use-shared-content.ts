import { useEffect, useState } from 'react'
import { logError } from '@/lib/log'
import { dropShared, readShared, type SharedContent } from '@/lib/reports/shared-content'

/** What was shared with the app and not used yet; `isRead` once the device has answered. */
export function useSharedContent() {
  const [shared, setShared] = useState<SharedContent | null>(null)
  const [isRead, setIsRead] = useState(false)

  useEffect(() => {
    void readShared()
      .then(setShared)
      .catch((error: unknown) => logError('Yang dibagikan tidak dapat dibaca', error))
      .then(() => setIsRead(true))
  }, [])

  /** Goes on with what is left of it; with nothing it is gone from the device. */
  function keep(left: SharedContent): void {
    const isLeft = left.text !== '' || left.photo !== null
    setShared(isLeft ? left : null)
    if (!isLeft)
      void dropShared().catch((error: unknown) =>
        logError('Yang dibagikan tidak dapat dihapus', error),
      )
  }

  return { shared, isRead, keep }
}
