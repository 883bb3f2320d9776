import { COLLECTION_NAMES, type CollectionName } from '@/domain/collections'
import { isItemTopic } from '@/domain/push/push-topics'
import { SEARCHED } from '@/domain/search/search-item'
import { isVersioned } from '@/domain/versions/versions'
import { markForCounting } from '../complaints/count-complaints'
import { reopenUnsolved } from '../complaints/reopen-unsolved'
import { enqueueNotice } from '../notifications/notify-staff'
import { isPublished, markDirty } from '../publishing/mark-dirty'
import { enqueuePush } from '../push/enqueue-push'
import { registerRequest } from '../requests/register-request'
import { enqueueForSearch } from '../search/pending-items'
import type { Database } from '../services'
import { keepVersion } from '../versions/keep-version'
import type { Change } from './change'
import { isAudited, recordChange } from './record-change'

type Handler = (services: Database, change: Change) => Promise<void>

const NOTIFIED: readonly string[] = ['complaint_status', 'request_status', 'objection_status']
const PUSHED: readonly string[] = [...NOTIFIED, 'drafts']

/** Handlers of document writes, each with the collections that it handles. */
const WORK: readonly [Handler, (name: CollectionName) => boolean][] = [
  [recordChange, (name) => isAudited(name) || name === 'bin' || name === 'drafts'],
  [keepVersion, isVersioned],
  [enqueueForSearch, (name) => SEARCHED.some((searched) => searched === name)],
  [markDirty, isPublished],
  [enqueuePush, (name) => isItemTopic(name) || PUSHED.includes(name)],
  [markForCounting, (name) => name === 'complaint_status'],
  [enqueueNotice, (name) => NOTIFIED.includes(name)],
  [registerRequest, (name) => name === 'requests' || name === 'objections'],
  [reopenUnsolved, (name) => name === 'complaint_verdicts'],
]

const HANDLERS: ReadonlyMap<string, readonly Handler[]> = new Map(
  COLLECTION_NAMES.map((name) => [
    name,
    WORK.flatMap(([handle, isFor]) => (isFor(name) ? [handle] : [])),
  ]),
)

/** Returns the handlers for a collection. Most collections that only functions write have none. */
export const handlersOf = (collection: string): readonly Handler[] => HANDLERS.get(collection) ?? []
