import { create } from 'zustand'
import type { SentReport } from '@/services/reports/submit-report'

/** Report whose code is shown above the form, also after visiting other pages. */
export const useSentReport = create<{ card: SentReport | null }>(() => ({ card: null }))

export function dismissSentReport(): void {
  useSentReport.setState({ card: null })
}
