import { isPublisher } from '../drafts/draft'
import type { Role } from '../users/role'
import { VARIANT_WIDTHS } from './picture'

/**
 * The folder below `images/` where someone's pictures are stored. Those of publishers are public at
 * once; everyone else's are staged pictures, which a publisher copies when they are published.
 */
export function pictureFolder({ uid, role }: { uid: string; role: Role }): string {
  return isPublisher(role) ? '' : `usulan/${uid}/`
}

const STAGED =
  /(?:https?:\/\/[^/\s]+)?\/v0\/b\/[^/\s]+\/o\/(images%2Fusulan%2F([^%/?\s]+)%2F\d{13}\.(?:png|jpg|gif|webp))\?alt=media(?:#share)?/g

/** A picture that nobody sees but its owner and publishers. */
export interface StagedPicture {
  address: string
  /** uid of whoever proposed it. */
  owner: string
  /** Name in the bucket. */
  path: string
}

/** What a document or a form holds, by field. */
type Values = Readonly<Record<string, unknown>>

/** Every staged picture whose address is a text in `values` or stands within one, once each. */
export function stagedPicturesIn(values: Values): StagedPicture[] {
  const found = Object.values(values)
    .filter((value) => typeof value === 'string')
    .flatMap((text) => [...text.matchAll(STAGED)])
    .map(([address, path = '', owner = '']): [string, StagedPicture] => [
      address,
      { address, owner, path: decodeURIComponent(path) },
    ])
  return [...new Map(found).values()]
}

/** The path of the smallest variant that may stand beside the staged picture at `path`. */
export function thumbnailOf(path: string): string {
  return path.replace(/\.[a-z]+$/, `_${VARIANT_WIDTHS[0]}`)
}

/** `values` with the address of every staged picture exchanged. */
export function replaceStaged<Fields extends Values>(
  values: Fields,
  replace: (address: string) => string,
): Fields {
  const exchanged = Object.entries(values).map(([field, value]): [string, unknown] => [
    field,
    typeof value === 'string' ? value.replace(STAGED, replace) : value,
  ])
  return { ...values, ...Object.fromEntries(exchanged) }
}
