import { isPublisher } from '../drafts/draft'
import type { Role } from '../users/role'
import { VARIANT_WIDTHS } from './picture'

/**
 * Returns the folder below `images/` for a user's pictures. Pictures of publishers are public. Pictures of other users
 * are staged until a publisher publishes a copy.
 */
export function pictureFolder({ uid, role }: { uid: string; role: Role }): string {
  return isPublisher(role) ? '' : `usulan/${uid}/`
}

const STAGED =
  /(?:https?:\/\/[^/\s]+)?\/v0\/b\/[^/\s]+\/o\/(images%2Fusulan%2F([^%/?\s]+)%2F\d{13}\.(?:png|jpg|gif|webp))\?alt=media(?:#share)?/g

/** Picture that only its owner and publishers can see. */
export interface StagedPicture {
  address: string
  owner: string
  path: string
}

type Values = Readonly<Record<string, unknown>>

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

export function thumbnailOf(path: string): string {
  return path.replace(/\.[a-z]+$/, `_${VARIANT_WIDTHS[0]}`)
}

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
