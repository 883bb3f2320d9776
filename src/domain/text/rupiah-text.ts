/**
 * Whole rupiah as people type them: `1250000`, `1.250.000`, `Rp 1.250.000,00`; nothing is 0. Null for
 * what is no such amount, cents among it.
 */
export function parseRupiah(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return 0
  const bare = typed
    .replace(/^rp\.?/i, '')
    .replace(/,(0{1,2}|-)$/, '')
    .replace(/\s/g, '')
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(bare) ? Number(bare.replaceAll('.', '')) : null
}

export const RUPIAH_PROBLEM = 'Tulis rupiah utuh, misalnya 1.250.000.'
