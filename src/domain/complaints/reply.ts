/** Placeholder of a template: `[instansi]`. */
const BLANK = /\[[^\][]*\]/

export const UNFILLED =
  'Masih ada isian templat dalam kurung siku, seperti [instansi]. Isi atau hapus dahulu.'

/** Returns whether all placeholders of a template are filled in. */
export const isFilledIn = (reply: string) => !BLANK.test(reply)
