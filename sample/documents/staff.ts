import type { AuditEntry } from '@/domain/audit/audit-schema'
import { binPath } from '@/domain/bin/bin'
import type { BinEntry } from '@/domain/bin/bin-schema'
import type { Draft } from '@/domain/drafts/draft-schema'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import type { Announcement } from '@/domain/news/article-schema'
import { addDays } from '@/domain/time/date'
import type { User } from '@/domain/users/user-schema'
import { addressOf, pictureOf } from '../bucket'
import { instantAt } from '../calendar'
import { draftTexts } from '../content/drafts'
import { STAFF } from '../content/staff'
import { code, ulidAt } from '../ids'
import { ADMIN, EDITOR, PASSWORD } from '../people'
import { toDocument, type Documents } from '../plain'
import { authoredBy, changedBy } from '../authorship'

export interface SampleAccount {
  localId: string
  email: string
  password: string
  displayName: string
  customClaims: { role: string }
}

export function accounts(): SampleAccount[] {
  return STAFF.map(({ id, name, email, role }) => ({
    localId: id,
    email,
    password: PASSWORD,
    displayName: name,
    customClaims: { role },
  }))
}

export function userItems(today: string): User[] {
  return STAFF.map(({ id, name, email, role, portrait }) => ({
    id,
    auth_id: id,
    name,
    email,
    password: '',
    role,
    avatarurl: portrait === null ? '' : addressOf(portrait),
    disabled: false,
    ...changedBy(ADMIN, addDays(today, -320), '09:00'),
  }))
}

export function draftItems(today: string): Draft[] {
  return draftTexts(today).map(({ age, publishAt = null, ...text }, index) => {
    const date = addDays(today, -age)
    return {
      id: ulidAt(date, index),
      ...text,
      publishAt,
      itemId: '',
      note: '',
      ...changedBy(text.createdBy, date, '15:35'),
    }
  })
}

export function recordDocuments(today: string): Documents {
  const yesterday = addDays(today, -1)
  const twice: Announcement = {
    id: ulidAt(addDays(today, -6), 90),
    title: 'Senam lansia pindah ke Lapangan Ciburial',
    excerpt: 'Balai desa dipakai rapat. Senam tetap mulai pukul 16.30.',
    content:
      'Senam lansia pekan ini diadakan di Lapangan Ciburial karena balai desa dipakai rapat. Mulainya tetap pukul 16.30.',
    author: 'Siti Nurlaela',
    category: ANNOUNCEMENT_CATEGORY,
    date: addDays(today, -6),
    enddate: addDays(today, 6),
    penting: false,
    attachments: '',
    views: 0,
    ...pictureOf(null),
    ...authoredBy(EDITOR, addDays(today, -6), '11:40'),
  }
  const deleted: BinEntry = {
    collection: 'announcements',
    id: twice.id,
    data: { ...twice },
    deletedBy: EDITOR,
    deletedAt: instantAt(yesterday, '08:22'),
  }
  const entries: AuditEntry[] = [
    {
      collection: 'announcements',
      document: twice.id,
      title: twice.title,
      action: 'create',
      actor: EDITOR,
      at: instantAt(addDays(today, -6), '11:40'),
    },
    {
      collection: 'announcements',
      document: twice.id,
      title: twice.title,
      action: 'delete',
      actor: EDITOR,
      at: deleted.deletedAt,
    },
    {
      collection: 'budget_summary',
      document: '1',
      title: '',
      action: 'update',
      actor: ADMIN,
      at: instantAt(yesterday, '10:35'),
    },
    {
      collection: 'site_settings',
      document: '1',
      title: '',
      action: 'update',
      fields: ['phone', 'service_hours'],
      actor: ADMIN,
      at: instantAt(addDays(today, -12), '13:45'),
    },
  ]
  return {
    [binPath(deleted.collection, deleted.id)]: toDocument(deleted),
    ...Object.fromEntries(
      entries.map((entry, index) => [`audit/${code(`audit ${index}`)}`, toDocument(entry)]),
    ),
  }
}
