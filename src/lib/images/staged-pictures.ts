import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { withPicture } from '@/domain/pictures/picture-mark'
import { hasShare } from '@/domain/pictures/share-picture'
import {
  type StagedPicture,
  stagedPicturesIn,
  replaceStaged,
} from '@/domain/pictures/staged-picture'
import { UserFacingError } from '../errors'
import { errorText } from '../firebase/errors'
import { readPicture } from '../firebase/pictures'
import { adminKeys } from '../query/admin-keys'
import type { StoredPicture } from './picture-queue'
import { preparePicture } from './prepare-picture'
import { uploadPicture } from './upload-picture'

/**
 * Returns the query that reads a staged picture. It reads each picture only once, so that staff publish the picture
 * that they reviewed, even if its owner replaces it meanwhile.
 */
function stagedPictureQuery(path: string) {
  return queryOptions({
    queryKey: adminKeys.stagedPicture(path),
    queryFn: () => readPicture(path),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  })
}

/**
 * Returns a staged picture or one of its variants, or null if it no longer exists. Throws the SDK's errors if the user
 * may not see the picture or is offline.
 */
export function loadStaged(client: QueryClient, path: string): Promise<Blob | null> {
  return client.fetchQuery(stagedPictureQuery(path))
}

const copies = new WeakMap<Blob, Promise<StoredPicture>>()

function copy(content: Blob, shared: boolean): Promise<StoredPicture> {
  const copying = copies.get(content)
  if (copying) return copying
  const made = preparePicture(content, shared ? 'page' : undefined).then(async (picture) => {
    const sending = { onProgress: () => {}, signal: new AbortController().signal }
    return {
      url: await uploadPicture(picture, '', sending),
      width: picture.width,
      height: picture.height,
    }
  })
  copies.set(content, made)
  made.catch(() => copies.delete(content))
  return made
}

/**
 * Returns `values` with every staged picture, also within texts, replaced by a public copy of the reviewed
 * picture. Throws a UserFacingError that names the pictures that could not be copied.
 */
export async function promoteStaged<Values extends Readonly<Record<string, unknown>>>(
  client: QueryClient,
  values: Values,
): Promise<Values> {
  // Prepares each picture again, because its owner could have stored it in any size.
  const promoted = new Map<string, StoredPicture>()
  for (const staged of stagedPicturesIn(values))
    promoted.set(staged.address, await promote(client, staged))
  const main = promoted.get(String(values['imageurl']))
  const replaced = replaceStaged(values, (address) => promoted.get(address)?.url ?? address)
  const measured = Object.entries(replaced).map(([field, value]): [string, unknown] => [
    field,
    typeof value === 'string' ? [...promoted.values()].reduce(measuredIn, value) : value,
  ])
  return {
    ...values,
    ...Object.fromEntries(measured),
    ...(main && { imagewidth: main.width, imageheight: main.height }),
  }
}

function measuredIn(text: string, { url, width, height }: StoredPicture): string {
  return withPicture(text, url, { src: url, width, height })
}

async function promote(client: QueryClient, staged: StagedPicture): Promise<StoredPicture> {
  try {
    const content = await loadStaged(client, staged.path)
    if (content) return await copy(content, hasShare(staged.address))
  } catch (error) {
    throw new UserFacingError(`Foto usulan gagal disalin. ${errorText(error)}`, { cause: error })
  }
  throw new UserFacingError('Foto usulan tidak ada lagi. Hapus atau ganti fotonya.')
}
