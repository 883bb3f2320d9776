import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newFolder } from '../tests/support/new-folder'

const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url))
const PROJECT_FOLDER = fileURLToPath(
  new URL('../tests/support/conformance-project', import.meta.url),
)
const ACCOUNT = { localId: 'u1', email: 'a@desa.test', password: 'rahasia1' }

let folder: string
let processes: ChildProcess[]

beforeEach(() => {
  folder = newFolder()
  processes = []
})
afterEach(() => {
  for (const child of processes) child.kill('SIGKILL')
})

function run(env: Record<string, string>, ...role: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, ...role], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(child)
  return child
}

async function ready({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('no output')
  const [line] = (await once(createInterface({ input: stdout }), 'line')) as [string]
  return /^Ready at (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1] ?? line
}

async function end(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, errors }
}

const signIn = (url: string) =>
  fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`, {
    method: 'POST',
    body: JSON.stringify(ACCOUNT),
  })

function batchGet(url: string, path: string, headers = {}) {
  const root = 'projects/demo-desa/databases/(default)/documents'
  const body = JSON.stringify({ documents: [`${root}/${path}`] })
  return fetch(`${url}/v1/${root}:batchGet`, { method: 'POST', body, headers })
}

it('loads the sample at the first start, and preserves the data after a kill and after SIGTERM', async () => {
  const sample = join(folder, 'sample.json')
  writeFileSync(join(folder, 'a.txt'), 'isi')
  const objects = [{ name: 'public/a.txt', contentType: 'text/plain', file: 'a.txt' }]
  const documents = { 'news/a': { title: 'Panen' } }
  writeFileSync(sample, JSON.stringify({ documents, accounts: [ACCOUNT], objects }))
  const first = run({ SAMPLE: sample })
  const url = await ready(first)
  const { refreshToken } = (await (await signIn(url)).json()) as { refreshToken: string }
  const object = '/v0/b/demo-desa.firebasestorage.app/o/public%2Fa.txt?alt=media'
  expect(await (await fetch(url + object)).text()).toBe('isi')
  first.kill('SIGKILL')
  await end(first)

  writeFileSync(sample, JSON.stringify({ accounts: [{ ...ACCOUNT, localId: 'other' }] }))
  const second = run({ SAMPLE: sample })
  const again = await ready(second)
  expect(await (await signIn(again)).json()).toMatchObject({ localId: 'u1' })
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
  const token = `${again}/securetoken.googleapis.com/v1/token?key=x`
  const refreshed = await fetch(token, { method: 'POST', body: new URLSearchParams(form) })
  expect(await refreshed.json()).toMatchObject({ user_id: 'u1', token_type: 'Bearer' })
  expect(
    await (await batchGet(again, 'news/a', { authorization: 'Bearer owner' })).text(),
  ).toContain('Panen')
  expect(await (await fetch(again + object)).text()).toBe('isi')
  second.kill('SIGTERM')
  expect(await end(second)).toEqual({ code: 0, errors: '' })
}, 30_000)

it('exits with code 1 and a one-line message if the port or the data folder is in use', async () => {
  const url = await ready(run({}))
  const { code, errors } = await end(run({ PORT: new URL(url).port }))
  expect(code).toBe(1)
  expect(errors).toMatch(/^\[local Firebase\] Port \d+ is in use\.[^\n]*\n$/)

  const sameFolder = await end(run({}))
  expect(sameFolder.code).toBe(1)
  expect(sameFolder.errors).toMatch(
    /^\[local Firebase\] \S+ \(process \d+\) uses the data folder [^\n]*\n$/,
  )
}, 30_000)

it('the argument `reset` deletes all data, unless a server on any port uses the data', async () => {
  const data = join(folder, 'data')
  const server = run({})
  const url = await ready(server)
  const refused = await end(run({ PORT: '5000' }, 'reset'))
  expect(refused).toEqual({ code: 1, errors: expect.stringContaining(url) as string })
  await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`, {
    method: 'POST',
    body: JSON.stringify(ACCOUNT),
  })
  server.kill('SIGKILL')
  await end(server)

  expect(readdirSync(data)).toContain('demo-desa')
  expect(await end(run({}, 'reset'))).toEqual({ code: 0, errors: '' })
  expect(readdirSync(data)).toEqual([])
}, 30_000)

it.each([
  ['1', /PERMISSION_DENIED get bin\/a/],
  ['0', /^$/],
])(
  'with LOG_REFUSALS=%s, logs a denied request as %s',
  async (LOG_REFUSALS, logged) => {
    const child = run({ LOG_REFUSALS })
    const url = await ready(child)
    const ended = end(child)
    expect((await batchGet(url, 'bin/a')).status).toBe(403)
    child.kill('SIGTERM')
    expect((await ended).errors).toMatch(logged)
  },
  30_000,
)
