import { LIMITS } from '@/domain/limits'
import { formatCount } from '@/domain/text/money'

export const SAVE_AS = 'Buka di Excel, Simpan sebagai .xlsx, lalu pilih lagi.'

export const TOO_MANY_ROWS =
  `Berkas ini berisi lebih dari ${formatCount(LIMITS.sheetRows)} baris. ` +
  `Satu tabel paling banyak ${formatCount(LIMITS.tableLines)} baris.`
