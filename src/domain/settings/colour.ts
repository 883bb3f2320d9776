/** Returns the relative luminance of `#rrggbb` (WCAG 2.2), from 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns black or white, whichever has more contrast on `background` (`#rrggbb`): at least 4.5 to 1. */
export function contrastingText(background: string): '#000000' | '#ffffff' {
  // The contrasts are equal at (L + 0.05) / 0.05 = 1.05 / (L + 0.05).
  return luminance(background) > Math.sqrt(0.05 * 1.05) - 0.05 ? '#000000' : '#ffffff'
}

/** Minimum luminance of shapes on the dark background, for a contrast of 5 to 1 on #1a211c. */
const CLEAR_ON_DARK = 0.28

/** Mixes `colour` (`#rrggbb`) with white until it is light enough for the dark background. */
export function lighten(colour: string): string {
  for (let white = 0; white < 1; white += 0.1) {
    const mixed = withWhite(colour, white)
    if (luminance(mixed) >= CLEAR_ON_DARK) return mixed
  }
  return '#ffffff'
}

function withWhite(colour: string, part: number): string {
  const channels = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16)
    return Math.round(channel + (255 - channel) * part)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
