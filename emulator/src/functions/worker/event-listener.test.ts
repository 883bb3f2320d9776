import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { expect, it, vi } from 'vitest'
import { cloudEvent } from '../cloud-event'
import { declareFunction } from '../declaration'
import { eventListener } from './event-listener'

vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo-unit"}')

const TIME = '2026-01-02T03:04:05.678000Z'

it('a document that is gone was read when it was deleted', { timeout: 30_000 }, async () => {
  const seen = vi.fn()
  const run = onDocumentWritten('news/{id}', ({ data }) => {
    seen(data?.before.exists, data?.after.exists, data?.after.readTime.toDate().toISOString())
  })
  const declaration = declareFunction('gone', run.__endpoint)
  if (declaration.trigger.kind !== 'firestore') throw new Error('It is a trigger of Firestore.')
  const before = { path: 'news/a', fields: {}, createTime: TIME, updateTime: TIME }
  const change = { path: 'news/a', before, after: null }

  const server = createServer(
    eventListener({
      declaration,
      run: async (event) => {
        await run(event as Parameters<typeof run>[0])
      },
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    method: 'POST',
    body: JSON.stringify(cloudEvent('demo-unit', declaration.trigger, change, TIME)),
  })
  server.close()

  expect(status).toBe(204)
  expect(seen).toHaveBeenCalledExactlyOnceWith(true, false, '2026-01-02T03:04:05.678Z')
})
