export const PALETTES = ['sawah', 'laut'] as const
export type Palette = (typeof PALETTES)[number]

/** Theme colour of each palette in browsers and on home screens: `--primary` of styles.css. */
export const THEME_COLOURS: Readonly<Record<Palette, string>> = {
  sawah: '#1F5D3F',
  laut: '#12557A',
}

/** `--paper` of styles.css, the same for all palettes. Background of the app's splash screen. */
export const PAPER = '#FBFAF6'
