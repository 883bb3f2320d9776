/**
 * The icons of the site, by their names at lucide.dev. The build puts their shapes into index.html
 * (scripts/support/icon-symbols.ts), where they cost neither JavaScript nor a request.
 */
export const ICON_NAMES = [
  'calendar-days',
  'chart-pie',
  'chevron-down',
  'chevron-right',
  'circle-question-mark',
  'clock',
  'cloud-off',
  'download',
  'external-link',
  'eye',
  'house',
  'images',
  'landmark',
  'layout-grid',
  'mail',
  'map-pin',
  'map-pinned',
  'megaphone',
  'menu',
  'message-square-warning',
  'newspaper',
  'phone',
  'search',
  'shopping-basket',
  'users',
  'wallet-cards',
  'x',
] as const

export type IconName = (typeof ICON_NAMES)[number]
