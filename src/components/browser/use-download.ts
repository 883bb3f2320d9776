import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { UserFacingError } from '@/lib/errors'
import { logUnexpected } from '@/lib/log'
import { clockOf } from '@/lib/query/freshness/content-clock'

interface Download {
  /** Handles a click. The browser follows the link to the published file, except while offline. */
  press: (event: MouseEvent) => void
  failure: string
}

/**
 * Downloads a published file, which browsers inside other apps can save too. Creates the file on the device with `create`
 * while offline, or if it is not published.
 */
export function useDownload(
  name: string,
  isPublished: boolean,
  create: () => Promise<void>,
): Download {
  const client = useQueryClient()
  const [failure, setFailure] = useState('')

  async function save() {
    try {
      await create()
      setFailure('')
    } catch (error) {
      logUnexpected(`Creating the file ${name} failed`, error)
      setFailure(error instanceof UserFacingError ? error.message : 'Gagal, coba lagi')
    }
  }

  function press(event: MouseEvent) {
    if (isPublished && navigator.onLine && clockOf(client).hasVersion) return
    event.preventDefault()
    void save()
  }

  return { press, failure }
}
