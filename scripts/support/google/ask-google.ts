import type { Project } from '../backup/format'

export type Ask = (url: string, body?: object, method?: 'PATCH') => Promise<Response>

/**
 * Returns a function that sends requests with the authentication headers of the bucket's client. The headers
 * name the quota project, without which Google rejects user credentials
 * (cloud.google.com/docs/authentication/adc-troubleshooting/user-creds). Requests with a body use POST.
 */
export const askGoogle =
  ({ bucket }: Pick<Project, 'bucket'>): Ask =>
  async (url, body, method) => {
    const headers = new Headers(await bucket.storage.authClient.getRequestHeaders())
    if (!body) return fetch(url, { headers })
    headers.set('content-type', 'application/json')
    return fetch(url, { method: method ?? 'POST', headers, body: JSON.stringify(body) })
  }
