import { formatTrackingCode } from '../ids/id'
import type { ComplaintStatus } from './complaint'

interface Progress {
  name: string
  id: string
  status: ComplaintStatus
  reply: string
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
