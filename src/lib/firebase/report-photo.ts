import { FirebaseError } from 'firebase/app'
import { encodeUriPart } from '@/domain/text/characters'
import { bucketAddress } from './stored-address'

/** Timeout of an upload, enough for two megabytes at a hundred kilobits per second. */
const TIMEOUT_MILLISECONDS = 180_000

/**
 * Uploads a report's photo to `path` without a session. Uses `fetch`, because the Storage SDK does not run in a service
 * worker. The request equals that of `uploadBytes` (multipartUpload in the SDK's requests.ts). Throws a FirebaseError
 * if the upload is refused or there is no response.
 */
export async function uploadReportPhoto(path: string, photo: Blob): Promise<void> {
  const boundary = crypto.randomUUID()
  const metadata = {
    name: path,
    contentType: 'image/jpeg',
    cacheControl: 'private,no-store',
  }
  const response = await fetch(`${bucketAddress()}?name=${encodeUriPart(path)}`, {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
    },
    body: new Blob([
      `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n`,
      JSON.stringify(metadata),
      `\r\n--${boundary}\r\nContent-Type: ${metadata.contentType}\r\n\r\n`,
      photo,
      `\r\n--${boundary}--`,
    ]),
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch((cause: unknown) => {
    throw new FirebaseError('unavailable', `No answer: ${String(cause)}`)
  })
  if (!response.ok)
    throw new FirebaseError(codeOf(response.status), `Upload refused: ${response.status}`)
}

function codeOf(status: number): string {
  if (status === 401 || status === 403) return 'permission-denied'
  return status === 429 || status >= 500 ? 'unavailable' : 'invalid-argument'
}
