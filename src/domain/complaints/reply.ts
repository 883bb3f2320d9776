/** What a template leaves to fill in: `[instansi]`. */
const BLANK = /\[[^\][]*\]/

export const UNFILLED =
  'Masih ada isian templat dalam kurung siku, seperti [instansi]. Isi atau hapus dahulu.'

/** Whether nothing of a template is left to fill in. */
export const isFilledIn = (reply: string) => !BLANK.test(reply)
