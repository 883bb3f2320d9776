interface Box {
  width: number
  height: number
  largest: number
  least: number
}

/** Line height as a multiple of the font size. */
const LEADING = 1.16
const STEP = 4

/** Breaks `text` into lines at the largest font size that fits the box. Truncated text ends with `…`. */
export function fitLines(
  text: string,
  { width, height, largest, least }: Box,
  measure: (text: string, size: number) => number,
): { lines: string[]; size: number; step: number } {
  for (let size = largest; ; size -= STEP) {
    const fits = (line: string) => measure(line, size) <= width
    const lines = wrap(text, fits)
    const step = size * LEADING
    const room = Math.max(1, Math.floor(height / step))
    // Words are broken only at the smallest size.
    const isWhole = size <= least || text.split(' ').every(fits)
    if (lines.length <= room && isWhole) return { lines, size, step }
    if (size - STEP < least) {
      const visible = lines.slice(0, room)
      return lines.length <= room
        ? { lines, size, step }
        : { lines: [...visible.slice(0, -1), addEllipsis(visible.at(-1) ?? '', fits)], size, step }
    }
  }
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return line === '' ? lines : [...lines, line]
}

function addEllipsis(line: string, fits: (line: string) => boolean): string {
  const characters = [...line]
  while (characters.length > 0 && !fits(`${characters.join('')}…`)) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
