/** What a home screen shows below an icon; longer names are cut there. */
const LONGEST = 12

/** `Desa Sukamaju` → `Sukamaju`: the name, or as many of its own words as fit below an icon. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name
  const words = name.replace(/^(desa|kelurahan|nagari|gampong|kampung|pekon) /i, '').split(' ')
  const fitting = words.reduce((short, word) => {
    const longer = `${short} ${word}`.trim()
    return longer.length <= LONGEST && words.join(' ').startsWith(longer) ? longer : short
  }, '')
  return fitting || (words[0] ?? '').slice(0, LONGEST)
}
