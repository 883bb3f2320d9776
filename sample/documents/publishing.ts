import type { PublishingState } from '@/domain/publishing/publishing-state-schema'
import { type Documents, toDocument } from '../plain'

export function publishingDocuments(): Documents {
  const state: PublishingState = {
    dirty: null,
    began: null,
    number: 0,
    released: null,
    version: '',
    day: '',
    build: '',
    failure: null,
    keeps: 0,
  }
  return { 'publishing/state': toDocument(state) }
}
