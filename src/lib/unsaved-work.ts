import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { KeptPictures } from './images/picture-queue'

export interface UnsavedWork {
  values: Record<string, unknown>
  /** Those that are not stored in the bucket yet. */
  pictures: KeptPictures
  /** Epoch milliseconds. */
  at: number
}

let opened: UseStore | undefined
const database = () => (opened ??= createStore('desa-admin', 'unsaved'))

/** What `uid` had typed into the form named `form` and not saved. */
export function readUnsavedWork(uid: string, form: string): Promise<UnsavedWork | undefined> {
  return get<UnsavedWork>(`${uid} ${form}`, database())
}

export function keepUnsavedWork(uid: string, form: string, work: UnsavedWork): Promise<void> {
  return set(`${uid} ${form}`, work, database())
}

export function dropUnsavedWork(uid: string, form: string): Promise<void> {
  return del(`${uid} ${form}`, database())
}

/** Leaves nothing of anybody's on the device. */
export function dropAllUnsavedWork(): Promise<void> {
  return clear(database())
}
