import { expect, it } from 'vitest'
import { ObjectStore } from './object-store'
import { newFolder } from '../../../tests/support/new-folder'

it('an object store preserves deletions, metadata changes and increasing generations after a restart', () => {
  const folder = newFolder()
  const store = new ObjectStore(folder, 'bucket')
  store.remove(store.create('a', Buffer.from('1'), {}))
  const object = store.create('b', Buffer.from('2'), {})
  // The stored generation is an hour ahead of the clock, as after setting back the clock.
  const generation = String(Number(object.generation) + 3_600_000_000)
  store.put({ ...object, generation }, Buffer.from('3'))
  store.putMetadata({ ...object, generation, contentType: 'text/css' })
  const reopened = new ObjectStore(folder, 'bucket')
  const [found, ...others] = reopened.all()
  expect([found, others]).toEqual([{ ...object, generation, contentType: 'text/css' }, []])
  expect(found && reopened.read(found).toString()).toBe('3')
  const next = reopened.create('c', Buffer.from('4'), {})
  expect(Number(next.generation)).toBeGreaterThan(Number(generation))
})
