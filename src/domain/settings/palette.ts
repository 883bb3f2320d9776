export const PALETTES = ['sawah', 'laut'] as const
export type Palette = (typeof PALETTES)[number]

/** Colour of browsers and home screens for each palette: `--primary` of styles.css. */
export const THEME_COLOURS: Readonly<Record<Palette, string>> = {
  sawah: '#1F5D3F',
  laut: '#12557A',
}

/** `--paper` of styles.css, the same for all palettes: splash screen of the installed app. */
export const PAPER = '#FBFAF6'
