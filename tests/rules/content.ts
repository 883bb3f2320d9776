import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import { type Collection, COLLECTIONS, type DraftKind } from '../../src/domain/collections'
import { exampleOf } from '../support/example'

export const IDS = [
  '01JZ0000000000000000000001',
  '01JZ0000000000000000000002',
  '01JZ0000000000000000000003',
] as const

const BUCKET = '/v0/b/desa.firebasestorage.app/o'

export const PUBLIC_ADDRESSES = [
  `${BUCKET}/images%2F1763700000000.jpg?alt=media`,
  `https://firebasestorage.googleapis.com${BUCKET}/images%2F1763700000000.png?alt=media`,
  `${BUCKET}/images%2F1763700000000_640?alt=media`,
  `${BUCKET}/images%2F1763700000000.jpg?alt=media#share`,
] as const

export const PRIVATE_ADDRESSES = [
  `${BUCKET}/images%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media`,
  `https://firebasestorage.googleapis.com${BUCKET}/images%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media&token=a`,
  `${BUCKET}/images%2Fpengaduan%2F7K3M9QWERTY01234%2F1763700000000.jpg?alt=media`,
  `${BUCKET}/images/1763700000000.jpg?alt=media`,
  `${BUCKET}/images%2F176370000000.jpg?alt=media`,
  `${BUCKET}/images%2F1763700000000.svg?alt=media`,
  `${BUCKET}/images%2F1763700000000.jpg%2F1763700000000.jpg?alt=media`,
  `${BUCKET}/images%2F1763700000000_999?alt=media`,
  `${BUCKET}/images%2F1763700000000_share`,
  `${BUCKET}/images%2F1763700000000.jpg`,
  '/v0/b/desa.firebasestorage.app/%6F/images%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media',
] as const

export const PDF_ADDRESSES = [
  `${BUCKET}/documents%2F1763700000000.pdf?alt=media#994`,
  `https://firebasestorage.googleapis.com${BUCKET}/documents%2F1763700000000.pdf?alt=media#10485760`,
  `/v0/b/${'a'.repeat(222)}/o/documents%2F1763700000000.pdf?alt=media#99999999`,
] as const

export const WRONG_PDF_ADDRESSES = [
  `${BUCKET}/documents%2F1763700000000.pdf?alt=media`,
  `https://firebasestorage.googleapis.com${BUCKET}/documents%2F1763700000000.html?alt=media#1`,
  `https://contoh.id${BUCKET}/documents%2F1763700000000.pdf?alt=media#1`,
  `${BUCKET}/documents%2F1763700000000.pdf?alt=media#100000000`,
  `/v0/b/${'a'.repeat(223)}/o/documents%2F1763700000000.pdf?alt=media#1`,
] as const

/** URLs that have no host, or that browsers interpret differently from their appearance. */
export const MISLEADING_ADDRESSES = [
  '/\\contoh.id',
  '/a\\b',
  '\\\\contoh.id',
  'https:\\\\contoh.id',
  'https:/\\contoh.id/a',
  'https://desa.id\\@contoh.id',
  'https://contoh.id/a\\b',
  'https:///contoh.id',
] as const

export const signedBy = (uid: string) => ({ updatedBy: uid, updatedAt: serverTimestamp() })

export function newsBy(uid: string, id: string): DocumentData {
  return {
    title: 'Panen raya',
    excerpt: 'Panen raya di tiga dusun.',
    content: 'Warga memanen padi bersama.',
    author: 'Sekretaris Desa',
    date: '2026-03-01',
    imageurl: '',
    imagewidth: 0,
    imageheight: 0,
    imagealt: '',
    attachments: '',
    category: 'Ekonomi',
    id,
    views: 0,
    createdBy: uid,
    ...signedBy(uid),
  }
}

export function itemBy(kind: DraftKind, uid: string, id: string): DocumentData {
  const { added }: Collection = COLLECTIONS[kind]
  return { ...exampleOf(kind), ...added, id, createdBy: uid, ...signedBy(uid) }
}

export function draftBy(uid: string, id: string): DocumentData {
  return {
    id,
    kind: 'news',
    data: { title: 'Panen raya' },
    state: 'draf',
    publishAt: null,
    itemId: '',
    note: '',
    createdBy: uid,
    ...signedBy(uid),
  }
}

export const earlier = new Date('2026-01-02T03:04:05Z')

export function asStored(data: DocumentData): DocumentData {
  return { ...data, updatedAt: earlier }
}

export function binEntryBy(
  uid: string,
  collection: string,
  id: string,
  data: DocumentData,
): DocumentData {
  return { collection, id, data, deletedBy: uid, deletedAt: serverTimestamp() }
}

export function without(data: DocumentData, key: string): DocumentData {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key))
}
