import { create } from 'zustand'
import type { StoredReport } from '@/lib/reports/report-store'

interface Reports {
  /** All reports of this device, newest first. */
  reports: readonly StoredReport[]
  /** Id of the report that a tab or the service worker is sending. */
  sending: string | null
}

export const useReports = create<Reports>(() => ({ reports: [], sending: null }))

/** Returns whether the device is computing the proof of work that is required after the hourly limit. */
export const useIsChecking = () =>
  useReports(({ reports, sending }) =>
    reports.some(({ id, obstacle }) => id === sending && obstacle === 'busy'),
  )
