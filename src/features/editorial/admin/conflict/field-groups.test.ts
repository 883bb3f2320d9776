import { expect, it } from 'vitest'
import { COLLECTIONS } from '@/domain/collections'
import { fieldGroups } from './field-groups'

const PICTURE = ['imagewidth', 'imageheight', 'imageurl', 'imagealt']

it.each<['news' | 'announcements' | 'agenda' | 'apparatus' | 'umkm', string[][]]>([
  ['news', [PICTURE]],
  ['announcements', [PICTURE]],
  ['agenda', [['date', 'lastdate', 'time', 'endtime']]],
  ['apparatus', []],
  ['umkm', [PICTURE]],
])('groups the related fields of %s', (kind, groups) =>
  expect(fieldGroups(Object.keys(COLLECTIONS[kind].form))).toEqual(groups),
)
