import { linkEdit } from '../markup-edits'

/** Words of a line that look alike. */
export interface Run {
  text: string
  isBold: boolean
  /** '' where they lead nowhere. */
  address: string
}

/** A line with our marks: blanks are single and stand outside of the marks. */
export function lineOf(runs: readonly Run[]): string {
  const joined = joinAlike(runs)
  let line = ''
  for (let at = 0; at < joined.length;) {
    const { address } = joined[at] as Run
    const from = at
    while (joined[at]?.address === address) at += 1
    const words = joined.slice(from, at).map(withBold).join('')
    line += address ? outside(words, (core) => linkEdit(0, 0, core, address).insert) : words
  }
  return line.replace(/ +/g, ' ').trim()
}

function joinAlike(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    // Typed for the layout, or invisible: no-break spaces, soft hyphens, widths of none.
    const text = run.text.replace(/[\u00AD\u200B\uFEFF]/g, '').replace(/\s+/g, ' ')
    const last = joined.at(-1)
    const isAlike = last?.isBold === run.isBold && last.address === run.address
    if (last && (isAlike || text === ' ')) last.text += text
    else if (text) joined.push({ ...run, text })
  }
  return joined
}

function withBold({ text, isBold }: Run): string {
  // An asterisk at its end would belong to the mark.
  if (!isBold || /^\s*\*|\*\s*$/.test(text)) return text
  return outside(text.replaceAll('**', ''), (core) => `**${core}**`)
}

function outside(text: string, mark: (core: string) => string): string {
  const core = text.trim()
  return core ? text.replace(core, () => mark(core)) : text
}
