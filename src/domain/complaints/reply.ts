/** Placeholder of a template: `[instansi]`. */
const BLANK = /\[[^\][]*\]/

export const UNFILLED_PLACEHOLDER =
  'Masih ada isian templat dalam kurung siku, seperti [instansi]. Isi atau hapus dahulu.'

export const isFilledIn = (reply: string) => !BLANK.test(reply)
