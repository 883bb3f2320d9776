export interface TextRun {
  text: string
  isBold: boolean
  address: string
}

/** Serialises text runs to a line of the stored markup. Bold and linked passages never start or end with spaces. */
export function lineOf(runs: readonly TextRun[]): string {
  const joined = joinAlike(runs)
  let line = ''
  for (let at = 0; at < joined.length;) {
    const { address } = joined[at] as TextRun
    const from = at
    while (joined[at]?.address === address) at += 1
    const words = joined.slice(from, at).map(withBold).join('')
    line += address ? outside(words, (core) => linkOf(core, address)) : words
  }
  return line.trim()
}

function joinAlike(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const isAlike = last?.isBold === run.isBold && last.address === run.address
    if (last && (isAlike || /^\s+$/.test(run.text))) last.text += run.text
    else if (run.text) joined.push({ ...run })
  }
  return joined
}

function withBold({ text, isBold }: TextRun): string {
  // An asterisk at either end would be parsed as part of the mark.
  if (!isBold || /^\s*\*|\*\s*$/.test(text)) return text
  return outside(text.replaceAll('**', ''), (core) => `**${core}**`)
}

/** Returns the markup of a link. Writes the address without brackets if the text is the address itself. */
function linkOf(words: string, address: string): string {
  const clean = words.replaceAll('[', '(').replaceAll(']', ')').replace(/\s+/g, ' ')
  return clean === address && /^https?:/i.test(address) ? address : `[${clean}](${address})`
}

function outside(text: string, mark: (core: string) => string): string {
  const core = text.trim()
  return core ? text.replace(core, () => mark(core)) : text
}
