/** How wide a picture is in the grid: two columns on phones, three, then four. */
export const TILE_SIZES = '(width < 48rem) 50vw, (width < 64rem) 33vw, 17rem'
