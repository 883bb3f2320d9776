import { deviceProblem } from '@/lib/device-store'
import { UserFacingError } from '@/lib/errors'
import { keepStorageOnce } from '@/lib/keep-storage'
import { deleteDraft, readDraft, type ReportDraft, storeDraft } from '@/lib/reports/report-store'

export const FULL =
  'Penyimpanan perangkat penuh, jadi isian ini tidak tersimpan di perangkat. Hapus beberapa berkas ' +
  'atau aplikasi yang tidak dipakai, dan jangan tutup halaman ini sebelum laporan terkirim.'

/** Whether there is more than the category, which is chosen from the beginning. */
export function isFilledIn({ values, photo, file }: Omit<ReportDraft, 'at'>): boolean {
  const texts = Object.entries(values).filter(([name]) => name !== 'category')
  return Boolean(photo ?? file) || texts.some(([, text]) => text.trim() !== '')
}

/** What was typed in the last seven days and not sent; null for nothing. Throws the browser's errors. */
export function readReportDraft(): Promise<ReportDraft | null> {
  return readDraft()
}

/** Keeps what is typed. Rejects with a UserFacingError when the device has no room for it. */
export async function autosaveReportDraft(draft: ReportDraft): Promise<void> {
  // The code that sends is here by the time that it is wanted, whatever becomes of the network.
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
