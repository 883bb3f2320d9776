import { deviceProblem } from '@/lib/device-store'
import { UserFacingError } from '@/lib/errors'
import { keepStorageOnce } from '@/lib/keep-storage'
import { deleteDraft, readDraft, type ReportDraft, storeDraft } from '@/lib/reports/report-store'

export const FULL =
  'Penyimpanan perangkat penuh, jadi isian ini tidak tersimpan di perangkat. Hapus beberapa berkas ' +
  'atau aplikasi yang tidak dipakai, dan jangan tutup halaman ini sebelum laporan terkirim.'

/** Returns whether the draft contains more than the preselected category. */
export function isFilledIn({ values, photo, file }: Omit<ReportDraft, 'at'>): boolean {
  const texts = Object.entries(values).filter(([name]) => name !== 'category')
  return Boolean(photo ?? file) || texts.some(([, text]) => text.trim() !== '')
}

/** Returns the unsent draft of the last seven days, or null. Throws the browser's errors. */
export function readReportDraft(): Promise<ReportDraft | null> {
  return readDraft()
}

/** Stores a draft. Rejects with a UserFacingError if the device has no space. */
export async function autosaveReportDraft(draft: ReportDraft): Promise<void> {
  // Loads the sending code now, in case the network is lost later.
  if (navigator.onLine) void import('@/lib/reports/deliver').catch(() => undefined)
  try {
    await storeDraft(draft)
    keepStorageOnce()
  } catch (error) {
    throw deviceProblem(error) === 'full' ? new UserFacingError(FULL, { cause: error }) : error
  }
}

export function dropReportDraft(): Promise<void> {
  return deleteDraft()
}
