import { create } from 'zustand'
import type { StoredReport } from '@/lib/reports/report-store'

interface Reports {
  /** All of this device, newest first. */
  reports: readonly StoredReport[]
  /** The id of the one that is being sent, in whichever tab or in the service worker. */
  sending: string | null
}

export const useReports = create<Reports>(() => ({ reports: [], sending: null }))
