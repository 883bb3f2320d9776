import { createHash } from 'node:crypto'
import { COLLECTIONS } from '@/domain/collections'
import { CATEGORY_LABEL, type ComplaintCategory } from '@/domain/complaint'
import { formatInstant } from '@/domain/date'
import { paths } from '@/domain/paths'
import type { Settings } from '@/domain/settings'

/** What staff are told of a new report: that there is one, nothing of who wrote it or what. */
export interface ComplaintMessage {
  subject: string
  text: string
  /** The same in every try, so that mailboxes know a message that they have; the code is not in it. */
  messageId: string
  date: Date
}

export function complaintMessage(
  { id, category, receivedAt }: { id: string; category: ComplaintCategory; receivedAt: Date },
  { village_name, time_zone }: Settings,
  siteUrl: string,
): ComplaintMessage {
  const label = CATEGORY_LABEL[category]
  const link = new URL(`${paths.admin}/${COLLECTIONS.complaints.screen.path}/${id}`, siteUrl)
  const digest = createHash('sha256').update(`pengaduan ${id}`).digest('hex').slice(0, 32)
  return {
    subject: `Laporan baru: ${label} (${village_name})`,
    text: [
      `Ada laporan baru untuk ${village_name}.`,
      `Kategori: ${label}\nDiterima: ${formatInstant(time_zone, receivedAt)}`,
      `Buka laporan (perlu login):\n${link.href}`,
      'Pesan ini dikirim otomatis dan tidak memuat data pelapor.',
    ].join('\n\n'),
    messageId: `<${digest}@${link.hostname}>`,
    date: receivedAt,
  }
}
