import { expect, it } from 'vitest'
import { collectionsWith } from '@/domain/collections'
import { KINDS } from './kinds'

/** Their forms come with their screens. */
const WAITING: readonly string[] = ['agenda', 'apparatus', 'umkm', 'gallery']

it.each(collectionsWith('form').filter((kind) => !WAITING.includes(kind)))(
  '%s has a form in the admin',
  (kind) => {
    expect(KINDS.map((each) => each.kind)).toContain(kind)
  },
)
