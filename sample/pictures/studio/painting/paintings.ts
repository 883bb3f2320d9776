import type { PictureKey } from '../../catalogue'
import { LOGOS, signature } from './marks'
import { OFFICIALS } from './officials'
import { portrait } from './portrait'
import { PRODUCTS } from './products'
import { stillLife } from './still'

/** Pictures that are painted on a canvas rather than photographed from a model. */
export const PAINTINGS: Partial<Record<PictureKey, () => OffscreenCanvas>> = {
  ...Object.fromEntries(
    Object.entries(OFFICIALS).map(([key, sitter]) => [key, () => portrait(sitter)]),
  ),
  ...Object.fromEntries(
    Object.entries(PRODUCTS).map(([key, things]) => [key, () => stillLife(things())]),
  ),
  ...LOGOS,
  'tanda-tangan': signature,
}
