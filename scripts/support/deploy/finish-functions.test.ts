import { expect, it } from 'vitest'
import type { Ask } from '../google/ask-google'
import { openCallables, schedulesWithoutJob } from './finish-functions'

const BUILT = {
  schedules: ['every-night', 'every-fiveminutes'],
  callables: ['search', 'save-table'],
}
const EVERYONE = { role: 'roles/run.invoker', members: ['allUsers'] }
const RUN = 'https://run.googleapis.com/v1/projects/desa/locations/asia-southeast2/services'

/** Imitates the policies of Cloud Run services (cloud.google.com/run/docs/reference/rest/v1). */
function cloudRun(policies: Record<string, { bindings?: object[]; etag: string }>) {
  const written: unknown[] = []
  const ask: Ask = (url, body) => {
    const name = /services\/([\w-]+):/.exec(url)?.[1] ?? ''
    if (!policies[name])
      return Promise.resolve(Response.json({ error: { message: 'not found' } }, { status: 404 }))
    if (body) written.push([url, body])
    return Promise.resolve(Response.json(policies[name]))
  }
  return { ask, written }
}

it('allows unauthenticated calls of callables that do not allow them yet, and keeps their other grants', async () => {
  const theirs = { role: 'roles/run.invoker', members: ['user:a'], condition: { title: 'malam' } }
  const { ask, written } = cloudRun({
    search: { bindings: [theirs], etag: 'a' },
    'save-table': { etag: 'b' },
  })
  await openCallables(ask, 'desa', BUILT)
  const updateMask = 'bindings,etag,version'
  const policyOf = (etag: string, ...bindings: object[]) => ({
    policy: { bindings, etag, version: 3 },
    updateMask,
  })
  expect(written).toEqual([
    [`${RUN}/search:setIamPolicy`, policyOf('a', theirs, EVERYONE)],
    [`${RUN}/save-table:setIamPolicy`, policyOf('b', EVERYONE)],
  ])
})

it('writes no IAM policy if everyone may already call all functions', async () => {
  const open = { bindings: [EVERYONE], etag: 'a' }
  const { ask, written } = cloudRun({ search: open, 'save-table': open })
  await openCallables(ask, 'desa', BUILT)
  expect(written).toEqual([])
})

it('makes the other functions public if one function fails, and names the failed function', async () => {
  const { ask, written } = cloudRun({ 'save-table': { etag: 'b' } })
  await expect(openCallables(ask, 'desa', BUILT)).rejects.toThrow(
    /belum dapat dipanggil halaman:\n {2}search: not found\n/,
  )
  expect(written).toHaveLength(1)
})

it('lists the scheduled functions without a job', async () => {
  const location = 'projects/desa/locations/asia-southeast2'
  const jobs = [{ name: `${location}/jobs/firebase-schedule-every-night-asia-southeast2` }]
  const ask: Ask = () => Promise.resolve(Response.json({ jobs }))
  expect(await schedulesWithoutJob(ask, 'desa', BUILT)).toEqual(['every-fiveminutes'])
})

it('rejects if the schedules cannot be read', async () => {
  const ask: Ask = () => Promise.resolve(new Response('', { status: 403 }))
  await expect(schedulesWithoutJob(ask, 'desa', BUILT)).rejects.toThrow('menjawab 403')
})
