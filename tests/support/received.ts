import { complaintPhotoPath } from '../../src/domain/complaints/complaint'
import type { ComplaintInput } from '../../src/domain/complaints/complaint-schema'
import { sentWrites } from '../../src/domain/complaints/sent-writes'
import { trackingCodeFrom } from '../../src/domain/ids/id'
import type { setupSite } from './site'

type Received = Omit<ComplaintInput, 'address'> & {
  at?: Date
  photo?: Buffer
}

export async function receiveReport(
  site: ReturnType<typeof setupSite>,
  { at = new Date(), photo, ...input }: Received,
): Promise<string> {
  const id = trackingCodeFrom(crypto.getRandomValues(new Uint8Array(16)))
  const date = at.toISOString()
  const path = complaintPhotoPath(id, at.getTime())
  const writes = sentWrites({
    kind: 'complaint',
    id,
    input: { ...input, address: 'RT 02' },
    documentationurl: photo ? path : '',
    date,
    serverTime: { $timestamp: date },
  })
  if (photo) await site.storePicture(path, photo)
  await site.load(Object.fromEntries(writes.map(({ set, data }) => [set, data])))
  return id
}
