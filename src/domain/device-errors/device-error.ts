/** Kinds of failures on visitors' devices: in the script, in a promise, in rendering, of a chunk, in hydration. */
export const ERROR_KINDS = ['script', 'promise', 'render', 'chunk', 'hydration'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

export const ERROR_LABEL: Record<ErrorKind, string> = {
  script: 'Skrip gagal',
  promise: 'Pekerjaan di belakang gagal',
  render: 'Halaman gagal ditampilkan',
  chunk: 'Berkas situs gagal dimuat',
  hydration: 'Halaman terbit tidak cocok',
}

export const BROWSERS = [
  'Samsung',
  'Opera',
  'UC',
  'Edge',
  'Firefox',
  'Chrome',
  'Safari',
  'lain',
] as const

export const MESSAGE_MAX = 200

/** Number of days that the dashboard shows, and of reports that are recorded in a day. */
export const ERROR_DAYS = 7
export const MAX_REPORTS_PER_DAY = 200

/**
 * Returns a message without personal data: without quoted text, e-mails, addresses and digits. The names of the site's
 * own files and React's error codes remain.
 */
export function cleanMessage(message: string): string {
  return message
    .slice(0, 2_000)
    .replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, '"…"')
    .replace(/\b[a-z][a-z-]*:\/\/\S+/gi, (url) => /\/assets\/([\w/]+)/.exec(url)?.[1] ?? '…')
    .replace(/\/[\w-]+(?:\/[^\s/?]+)+(?:\?\S*)?|\?\S*=\S*/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/(React error #)?\d+/g, (digits, code?: string) => (code === undefined ? '0' : digits))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MESSAGE_MAX)
}
