import { createHash } from 'node:crypto'
import { COLLECTIONS } from '@/domain/collections'
import { CATEGORY_LABEL, type ComplaintCategory } from '@/domain/complaints/complaint'
import { paths } from '@/domain/paths'
import type { Settings } from '@/domain/settings/settings'
import { formatInstant } from '@/domain/time/date'

/** Message to staff about new and reopened reports. It contains no personal data. */
export interface ComplaintMessage {
  subject: string
  text: string
  /** Message-ID, identical in every attempt, so that mail servers detect duplicates. It contains no tracking code. */
  messageId: string
  date: Date
}

type Desk = 'complaints' | 'requests' | 'objections'

interface Reported {
  id: string
  category: ComplaintCategory
  receivedAt: Date
  isReopened: boolean
  desk: Desk
  /** Text of the reminder about an unanswered request or objection, or '' for other reports. */
  reminder?: string
}

/** Maximum number of reports listed in a message. A Telegram message can have 4,096 characters. */
const MAX_LISTED = 10

/** Composes the message about existing reports. `ids` are all reports of the batch, and determine the Message-ID. */
export function complaintMessage(
  reports: readonly [Reported, ...Reported[]],
  ids: readonly string[],
  { village_name, time_zone }: Settings,
  siteUrl: string,
): ComplaintMessage {
  const [first] = reports
  const screenOf = (desk: Desk) =>
    new URL(`${paths.admin}/${COLLECTIONS[desk].screen.path}`, siteUrl).href
  const isOfOneDesk = reports.every(({ desk }) => desk === first.desk)
  const desk = screenOf(isOfOneDesk ? first.desk : 'complaints')
  const address = ({ id, desk }: Reported) => `${screenOf(desk)}/${id}`
  const category = ({ category, desk }: Reported) =>
    desk === 'complaints' ? CATEGORY_LABEL[category] : COLLECTIONS[desk].label
  const received = ({ receivedAt }: Reported) => formatInstant(time_zone, receivedAt)
  const count = reports.length.toLocaleString('id-ID')
  const stateOf = ({ isReopened, reminder }: Reported) =>
    reminder ? 'menunggu jawaban' : isReopened ? 'dibuka lagi' : 'baru'
  const what = ['baru', 'dibuka lagi', 'menunggu jawaban']
    .filter((state) => reports.some((report) => stateOf(report) === state))
    .join(' atau ')
  const rest = reports.length - MAX_LISTED
  const digest = createHash('sha256')
    .update(['pengaduan', ...ids, ...reports.flatMap(({ reminder }) => reminder || [])].join(' '))
    .digest('hex')
  const [subject, paragraphs] =
    reports.length === 1
      ? [
          `Laporan ${what}: ${category(first)} (${village_name})`,
          [
            first.reminder
              ? `${category(first)} ini belum dijawab: ${first.reminder} (${village_name}).`
              : first.isReopened
                ? `Pelapor menjawab bahwa laporannya belum beres, jadi laporan itu dibuka lagi (${village_name}).`
                : `Ada laporan baru untuk ${village_name}.`,
            `Kategori: ${category(first)}\nDiterima: ${received(first)}`,
            `Buka laporan (perlu login):\n${address(first)}`,
          ],
        ]
      : [
          `${count} laporan ${what} (${village_name})`,
          [
            `Ada ${count} laporan ${what} untuk ${village_name}.`,
            ...reports
              .slice(0, MAX_LISTED)
              .map(
                (report) =>
                  `${category(report)}, ${received(report)}${report.reminder ? `, ${report.reminder}` : report.isReopened ? ', belum beres' : ''}\n${address(report)}`,
              ),
            ...(rest > 0 ? [`dan ${rest.toLocaleString('id-ID')} laporan lain.`] : []),
            `Buka daftarnya (perlu login):\n${desk}`,
          ],
        ]
  return {
    subject,
    text: [...paragraphs, 'Pesan ini dikirim otomatis dan tidak memuat data pelapor.'].join('\n\n'),
    messageId: `<${digest.slice(0, 32)}@${new URL(siteUrl).hostname}>`,
    date: first.receivedAt,
  }
}
