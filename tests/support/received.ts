import { complaintPhotoPath } from '../../src/domain/complaint'
import { reportWrites } from '../../src/domain/complaint-report'
import { trackingCodeFrom } from '../../src/domain/id'
import type { ComplaintInput } from '../../src/domain/schemas/complaint'
import type { setupSite } from './site'

type Received = Omit<ComplaintInput, 'address'> & {
  /** Just now, unless another time is given. */
  at?: Date
  photo?: Buffer
}

/** Stores a report as the site would have sent it. Resolves with its code. */
export async function receiveReport(
  site: ReturnType<typeof setupSite>,
  { at = new Date(), photo, ...input }: Received,
): Promise<string> {
  const id = trackingCodeFrom(crypto.getRandomValues(new Uint8Array(16)))
  const date = at.toISOString()
  const path = complaintPhotoPath(id, at.getTime())
  const writes = reportWrites({
    id,
    input: { ...input, address: 'RT 02' },
    documentationurl: photo ? path : '',
    date,
    channel: 'situs',
    by: '',
    serverTime: { $timestamp: date },
  })
  if (photo) await site.storePicture(path, photo)
  await site.load(Object.fromEntries(writes.map(({ set, data }) => [set, data])))
  return id
}
