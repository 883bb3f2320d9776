export const PALETTES = ['sawah', 'laut'] as const
export type Palette = (typeof PALETTES)[number]

/** The colour of a palette that browsers and home screens put around pages: `--primary` of styles.css. */
export const THEME_COLOURS: Readonly<Record<Palette, string>> = {
  sawah: '#1F5D3F',
  laut: '#12557A',
}

/** `--paper` of styles.css, the same for all palettes: what an installed app shows while it opens. */
export const PAPER = '#FBFAF6'
