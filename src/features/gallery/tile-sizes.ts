/** Width of a picture in the grid: two columns on phones, three on tablets, then four. */
export const TILE_SIZES = '(width < 48rem) 50vw, (width < 64rem) 33vw, 17rem'
