import { expect, it } from 'vitest'
import { isDocumentId } from './document-id'

it.each(['a', '...', '__a', 'a__', 'budget-2026-Xy', '🌾', ' '])(
  'accepts the document id %j',
  (id) => {
    expect(isDocumentId(id)).toBe(true)
  },
)

it.each(['', '.', '..', '/', 'a/b', '../users/admin', '____', '__a__', '__a\nb__', 'a\ud83c'])(
  'rejects the document id %j',
  (id) => {
    expect(isDocumentId(id)).toBe(false)
  },
)
