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
import type { Services } from '../services'
import { keepVersion } from '../versions/keep-version'
import type { Change } from './change'
import { isAudited, recordChange } from './record-change'

type Handler = (services: Pick<Services, 'firestore'>, change: Change) => Promise<void>

const NOTIFIED: readonly string[] = ['complaint_status', 'request_status', 'objection_status']
const PUSHED: readonly string[] = [...NOTIFIED, 'drafts']

/** Follow-up work of a write, and the collections that cause it. */
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

/** Returns the follow-up work of a write to a collection. Most collections of functions have none. */
export const handlersOf = (collection: string): readonly Handler[] => HANDLERS.get(collection) ?? []
