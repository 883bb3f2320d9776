import type { FirestoreRequest, RulesObject, StorageRequest } from '../../src/rules/access'

const REQUEST = {
  caller: { kind: 'anonymous' },
  time: '2026-05-01T10:00:00.000Z',
  lookup: () => null,
} as const

export function getRequest(path: string): FirestoreRequest {
  return { ...REQUEST, method: 'get', path, resource: null }
}

const OBJECT: RulesObject = {
  name: 'images/1.png',
  bucket: 'demo.firebasestorage.app',
  generation: '1',
  metageneration: '1',
  size: 1_000,
  timeCreated: '2026-05-01T10:00:00.000Z',
  updated: '2026-05-01T10:00:00.000Z',
  md5Hash: 'md5',
  crc32c: 'crc',
  etag: 'etag',
  contentType: 'image/png',
  metadata: {},
}

export function uploadRequest(): StorageRequest {
  const { bucket, name: path } = OBJECT
  return { ...REQUEST, method: 'create', bucket, path, resource: null, requestResource: OBJECT }
}

export function firestoreRules(...declarations: string[]): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${declarations.join('\n    ')}
  }
}`
}

export function storageRules(...declarations: string[]): string {
  return `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    ${declarations.join('\n    ')}
  }
}`
}
