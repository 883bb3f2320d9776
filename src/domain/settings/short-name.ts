/** Maximum length of a name below an icon on a home screen. Launchers shorten longer names with an ellipsis. */
const LONGEST = 12

/** Matches the kind of village before its name. Provinces have different terms. */
const KIND =
  /^(desa (adat|dinas|persiapan)|desa|kelurahan|kalurahan|nagari|nagori|gampong|kampung|kampong|pekon|tiyuh|lembang|negeri|kepenghuluan|ohoi|kute|wanua) /i

/** Returns as many words of a name as fit below an icon, at least the first: `Desa Sukamaju` → `Sukamaju`. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.replace(KIND, '').split(' ')
  let short = first
  for (const word of others) {
    if (`${short} ${word}`.length > LONGEST) break
    short += ` ${word}`
  }
  return short
}
