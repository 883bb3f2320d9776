import { formatTrackingCode } from '../ids/id'
import type { ComplaintStatus } from './complaint'

interface Progress {
  /** Name of the reporter. */
  name: string
  /** Code of the report. */
  id: string
  status: ComplaintStatus
  /** Reply, or ''. */
  reply: string
  /** Address of its progress page. */
  url: string
  village: string
}

/** Returns the WhatsApp message of staff to a reporter after an action. */
export function progressMessage({ name, id, status, reply, url, village }: Progress): string {
  return [
    `Yth. ${name},`,
    `ada kabar tentang laporan Anda dengan kode ${formatTrackingCode(id)}. Statusnya: ${status}.`,
    reply,
    `Perkembangannya dapat dilihat di:\n${url}`,
    village,
  ]
    .filter(Boolean)
    .join('\n\n')
}
