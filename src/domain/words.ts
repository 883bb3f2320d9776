/** Text as it is compared: small letters without diacritics, `Café` as `cafe`. */
function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word of `wanted` stands in `text`, whatever their case and diacritics. */
export function containsWords(text: string, wanted: string): boolean {
  const searched = plainText(text)
  return plainText(wanted)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
