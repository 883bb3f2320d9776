export const PALETTES = ['sawah', 'laut'] as const
export type Palette = (typeof PALETTES)[number]

/** Theme colour of each palette for browsers and home screens, equal to `--primary` in styles.css. */
export const THEME_COLOURS: Readonly<Record<Palette, string>> = {
  sawah: '#1F5D3F',
  laut: '#12557A',
}

/** Background of the app's splash screen, equal to `--paper` in styles.css for all palettes. */
export const PAPER = '#FBFAF6'
