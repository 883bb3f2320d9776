import { formatTrackingCode } from '../ids/id'
import type { ComplaintStatus } from './complaint'

interface Progress {
  /** Of the reporter. */
  name: string
  /** The report's code. */
  id: string
  status: ComplaintStatus
  /** '' where nothing was said. */
  reply: string
  /** The page where it can be followed. */
  url: string
  village: string
}

/** What staff send a reporter by WhatsApp after something was done. */
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
