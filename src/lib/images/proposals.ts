import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { withPicture } from '@/domain/pictures/picture-mark'
import { type Proposal, proposalsIn, replaceProposals } from '@/domain/pictures/picture-proposal'
import { hasShare } from '@/domain/pictures/share-picture'
import { UserFacingError } from '../errors'
import { errorText } from '../firebase/errors'
import { readPicture } from '../firebase/pictures'
import { adminKeys } from '../query/admin-keys'
import type { StoredPicture } from './picture-queue'
import { preparePicture } from './prepare-picture'
import { uploadPicture } from './upload-picture'

/** Reads nothing twice: what is published is what was shown, whatever its owner does meanwhile. */
function proposalQuery(path: string) {
  return queryOptions({
    queryKey: adminKeys.proposal(path),
    queryFn: () => readPicture(path),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  })
}

/**
 * The picture of a proposal, or a variant of it; null when there is none any more. Throws the SDK's
 * errors when who is signed in may not see it, or has no network.
 */
export function loadProposal(client: QueryClient, path: string): Promise<Blob | null> {
  return client.fetchQuery(proposalQuery(path))
}

/** By their content, so that a second try of publishing stores nothing again. */
const copies = new WeakMap<Blob, Promise<StoredPicture>>()

function copy(content: Blob, shared: boolean): Promise<StoredPicture> {
  const begun = copies.get(content)
  if (begun) return begun
  const made = preparePicture(content, { shared }).then(async (picture) => {
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
 * What a publisher publishes or schedules: `values` with every proposal, within texts too, exchanged
 * for a public copy of what was shown. Throws a UserFacingError that says what could not be copied.
 */
export async function adoptProposals<Values extends Readonly<Record<string, unknown>>>(
  client: QueryClient,
  values: Values,
): Promise<Values> {
  // Of each, its owner could have stored it in any size.
  const adopted = new Map<string, StoredPicture>()
  for (const proposal of proposalsIn(values))
    adopted.set(proposal.address, await adopt(client, proposal))
  const main = adopted.get(String(values['imageurl']))
  const replaced = replaceProposals(values, (address) => adopted.get(address)?.url ?? address)
  const measured = Object.entries(replaced).map(([field, value]): [string, unknown] => [
    field,
    typeof value === 'string' ? [...adopted.values()].reduce(measuredIn, value) : value,
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

async function adopt(client: QueryClient, proposal: Proposal): Promise<StoredPicture> {
  try {
    const content = await loadProposal(client, proposal.path)
    if (content) return await copy(content, hasShare(proposal.address))
  } catch (error) {
    throw new UserFacingError(`Foto usulan gagal disalin. ${errorText(error)}`, { cause: error })
  }
  throw new UserFacingError('Foto usulan tidak ada lagi. Hapus atau ganti gambarnya.')
}
