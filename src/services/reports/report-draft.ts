import { sentAs, type SentKind } from '@/domain/requests/sent-kind'
import { deviceProblem } from '@/lib/device-store'
import { UserFacingError } from '@/lib/errors'
import { keepStorageOnce } from '@/lib/keep-storage'
import { type ReportDraft, storeDraft } from '@/lib/reports/report-store'

export const FULL =
  'Penyimpanan perangkat penuh, jadi isian ini tidak tersimpan di perangkat. Hapus beberapa berkas ' +
  'atau aplikasi yang tidak dipakai, dan jangan tutup halaman ini sebelum laporan terkirim.'

/** Returns a text about reports, adapted to requests or objections if `kind` is one of them. */
export function wordedFor(kind: SentKind, text: string): string {
  const { noun } = sentAs(kind)
  return text
    .replaceAll('laporan', noun)
    .replaceAll('Laporan', noun.charAt(0).toUpperCase() + noun.slice(1))
    .replace('Periksa isinya', kind === 'objection' ? 'Periksa kode permohonannya' : '$&')
}

const PRESELECTED = ['category', 'access', 'delivery', 'request', 'grounds']

/** Returns whether the draft contains more than preselected values. */
export function isFilledIn({ values, photo, file }: Omit<ReportDraft, 'at'>): boolean {
  const texts = Object.entries(values).filter(([name]) => !PRESELECTED.includes(name))
  return Boolean(photo ?? file) || texts.some(([, text]) => text.trim() !== '')
}

/** Stores a draft. Rejects with a UserFacingError if the device has no space. */
export async function autosaveReportDraft(draft: ReportDraft, kind?: SentKind): Promise<void> {
  // Loads the sending code now, in case the network is lost later.
  if (navigator.onLine) void import('@/lib/reports/deliver').catch(() => undefined)
  try {
    await storeDraft(draft, kind)
    keepStorageOnce()
  } catch (error) {
    throw deviceProblem(error) === 'full'
      ? new UserFacingError(wordedFor(kind, FULL), { cause: error })
      : error
  }
}
