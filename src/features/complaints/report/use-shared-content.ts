import { useEffect, useState } from 'react'
import { logError } from '@/lib/log'
import { dropShared, readShared, type SharedContent } from '@/lib/reports/shared-content'

export function useSharedContent() {
  const [shared, setShared] = useState<SharedContent | null>(null)
  const [isRead, setIsRead] = useState(false)

  useEffect(() => {
    void readShared()
      .then(setShared)
      .catch((error: unknown) => logError('Reading the shared content failed', error))
      .then(() => setIsRead(true))
  }, [])

  function keep(left: SharedContent): void {
    const isLeft = left.text !== '' || left.photo !== null
    setShared(isLeft ? left : null)
    if (!isLeft)
      void dropShared().catch((error: unknown) =>
        logError('Deleting the shared content failed', error),
      )
  }

  return { shared, isRead, keep }
}
