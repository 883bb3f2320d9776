/** Matches a line with a picture: alternative text, address, width, height. */
export const PICTURE_LINE = /^!\[([^[\]]*)\]\((\S*)\)(?:\{width=(\d{1,5}) height=(\d{1,5})\})?$/

export interface MarkedPicture {
  src: string
  alt: string
  /** Width in pixels, 0 if unknown. */
  width: number
  height: number
}

export function pictureMark({ src, alt, width, height }: MarkedPicture): string {
  const words = alt.replaceAll('[', '(').replaceAll(']', ')').replace(/\s+/g, ' ').trim()
  return `![${words}](${src}){width=${width} height=${height}}`
}

export function picturesIn(text: string): MarkedPicture[] {
  return text.split('\n').flatMap((line) => pictureIn(line) ?? [])
}

/** Replaces or, if `replace` is null, removes pictures with the address `src`. Alternative texts do not change. */
export function withPicture(
  text: string,
  src: string,
  replace: Omit<MarkedPicture, 'alt'> | null,
): string {
  if (!text.includes(`](${src})`)) return text
  return text
    .split('\n')
    .flatMap((line) => {
      const picture = pictureIn(line)
      if (picture?.src !== src) return line
      return replace ? pictureMark({ ...picture, ...replace }) : []
    })
    .join('\n')
}

function pictureIn(line: string): MarkedPicture | null {
  const found = PICTURE_LINE.exec(line.trim())
  if (!found) return null
  const [, alt = '', src = '', width = 0, height = 0] = found
  return { src, alt, width: Number(width), height: Number(height) }
}
