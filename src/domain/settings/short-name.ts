/** Length that fits below an icon on a home screen. Launchers shorten longer names with an ellipsis. */
const LONGEST = 12

/** What villages are called in the provinces, before their name. */
const KIND =
  /^(desa (adat|dinas|persiapan)|desa|kelurahan|kalurahan|nagari|nagori|gampong|kampung|kampong|pekon|tiyuh|lembang|negeri|kepenghuluan|ohoi|kute|wanua) /i

/** `Desa Sukamaju` → `Sukamaju`: its first word, and as many more as fit below an icon. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.replace(KIND, '').split(' ')
  let short = first
  for (const word of others) {
    if (`${short} ${word}`.length > LONGEST) break
    short += ` ${word}`
  }
  return short
}
