/** Kinds of errors on visitors' devices: in a script, promise or rendering, when loading a chunk, or in hydration. */
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

/** Number of days for which errors are stored and shown. */
export const ERROR_DAYS = 7
export const MAX_REPORTS_PER_DAY = 200

/**
 * Returns a message without personal data: without quoted text, e-mail and web addresses, and digits. File names of the
 * site and React's error codes are not removed.
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
