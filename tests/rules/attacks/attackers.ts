import { beforeAll, expect } from 'vitest'
import { connectPeople, type Name, userDocuments } from '../people'
import { setupRulesProject } from '../../support/rules'

/** Roles of attackers. `stranger` signed up with the public API key. people.ts defines the others. */
export const ATTACKERS = [
  'visitor',
  'stranger',
  'kontributor',
  'admin-nonaktif',
  'peran-asing',
  'tanpa-dokumen',
] as const
export type Who = Name | 'stranger' | 'owner'

export interface Answer {
  status: number
  text: string
  headers: Headers
}

interface Sent {
  body?: unknown
  headers?: Record<string, string>
}

/**
 * Thrown when a handmade request fails. If the rules refused the request, `code` is `permission-denied`, as in the SDK.
 */
class RequestError extends Error {
  readonly code: string
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text)
    const isDenied = status === 403 && /PERMISSION_DENIED|Permission denied/.test(text)
    this.code = isDenied ? 'permission-denied' : String(status)
  }
}

/** Returns an unsigned ID token, which the local Firebase accepts by design (emulator/README.md). */
export function tokenOf(projectId: string, claims: Record<string, unknown>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const hour = Math.floor(Date.now() / 1000) + 3600
  const payload = { aud: projectId, iat: 0, exp: hour, user_id: claims['sub'], ...claims }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`
}

/** Sends a handmade request. `body` is sent as JSON unless it is text or a `Blob`. */
export async function request(
  url: URL,
  method: string,
  { body, headers }: Sent = {},
): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Blob
  const response = await fetch(url, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** Returns the status of a handmade request, whether it succeeds or not. */
export const statusOf = (attempt: Promise<Answer>): Promise<number> =>
  attempt.then(
    ({ status }) => status,
    (error: RequestError) => error.status,
  )

/**
 * Sets up a project with the deployed rules and every role. The tests attack it with handmade requests. They omit
 * REST calls that no SDK makes, because the local Firebase rejects these before it evaluates the rules.
 */
export function setupAttack(projectId: string) {
  const project = setupRulesProject(projectId)
  const root = `projects/${projectId}/databases/(default)/documents`
  const bucket = `/v0/b/${projectId}.firebasestorage.app/o`
  const nameOf = (path: string) => `${root}/${path}`
  let strangerToken = ''

  async function signUp(): Promise<string> {
    const path = `/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${projectId}`
    const email = `${crypto.randomUUID()}@lain.test`
    const body = { email, password: 'rahasia-2026', returnSecureToken: true }
    const answer = await request(project.url(path), 'POST', { body })
    expect(answer.status, answer.text).toBe(200)
    return (JSON.parse(answer.text) as { idToken: string }).idToken
  }

  beforeAll(async () => {
    await project.store(userDocuments())
    strangerToken = await signUp()
  })

  function authorization(who: Who): Record<string, string> {
    if (who === 'visitor') return {}
    if (who === 'owner') return { authorization: 'Bearer owner' }
    const token = who === 'stranger' ? strangerToken : tokenOf(projectId, { sub: who })
    return { authorization: `Bearer ${token}` }
  }

  async function send(who: Who, method: string, path: string, { body, headers }: Sent = {}) {
    const all = { ...authorization(who), ...headers }
    const answer = await request(project.url(path), method, { body, headers: all })
    if (answer.status >= 400) throw new RequestError(answer.status, answer.text)
    return answer
  }

  /** Calls a Firestore method such as `runQuery`, at the root or below the document at `path`. */
  const callFirestore = (who: Who, verb: string, body: object, path = '') =>
    send(who, 'POST', `/v1/${root}${path && `/${path}`}:${verb}`, { body })

  return {
    project,
    people: connectPeople(project),
    bucket,
    nameOf,
    send,
    callFirestore,
    commit: (who: Who, ...writes: object[]) => callFirestore(who, 'commit', { writes }),
    /** Returns a write in which the server sets `times`. With a mask, the write changes only these fields. */
    write: (
      path: string,
      data: object,
      { times = [], mask }: { times?: readonly string[]; mask?: readonly string[] } = {},
    ) => ({
      update: { name: nameOf(path), fields: toFields(data, times) },
      ...(mask && { updateMask: { fieldPaths: mask } }),
      updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    }),
    beginUpload: (who: Who, name: string, type = 'image/jpeg', size = 7, metadata: object = {}) =>
      send(who, 'POST', `${bucket}?name=${encodeURIComponent(name)}`, {
        headers: {
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': 'start',
          'x-goog-upload-header-content-length': String(size),
          'x-goog-upload-header-content-type': type,
        },
        body: { name, contentType: type, ...metadata },
      }),
    uploadMultipart: (who: Who, name: string, metadata: object, type: string, body: string) =>
      send(who, 'POST', `${bucket}?name=${encodeURIComponent(name)}`, {
        headers: {
          'x-goog-upload-protocol': 'multipart',
          'content-type': 'multipart/related; boundary=b',
        },
        body: `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n--b--`,
      }),
    file: (name: string, query = '') => `${bucket}/${encodeURIComponent(name)}${query}`,
  }
}

/** Converts data to the fields of Firestore's REST API, without the fields in `omitted`. */
function toFields(data: object, omitted: readonly string[] = []): Record<string, unknown> {
  const fields = Object.entries(data).filter(([name]) => !omitted.includes(name))
  return Object.fromEntries(fields.map(([name, value]) => [name, toValue(value as unknown)]))
}

function toValue(value: unknown): object {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (typeof value === 'string') return { stringValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  return { mapValue: { fields: toFields(value as object) } }
}
