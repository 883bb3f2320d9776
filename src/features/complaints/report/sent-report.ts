import { create } from 'zustand'
import type { SentReport } from '@/services/reports/submit-report'

/** The report whose code stands above the form, on whatever pages its reporter looks meanwhile. */
export const useSentReport = create<{ card: SentReport | null }>(() => ({ card: null }))

export function dismissSentReport(): void {
  useSentReport.setState({ card: null })
}
