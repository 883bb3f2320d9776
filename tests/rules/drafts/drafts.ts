import type { DocumentData } from 'firebase/firestore/lite'
import { DAY_MS } from '../../../src/domain/time/date'
import { commit } from '../../support/rules'
import { binEntryBy, draftBy, IDS, asStored } from '../content'
import { type Name, setupPeople } from '../people'

export const [id, freshId, itemId] = IDS
export const path = `drafts/${id}`
export const freshPath = `drafts/${freshId}`
export const binPath = `bin/drafts-${id}`
export const itemPath = `news/${itemId}`
export const tomorrow = () => new Date(Date.now() + DAY_MS)
export const scheduled = () => ({ state: 'terjadwal', publishAt: tomorrow() })

export const savedBy = (uid: string, createdBy: string, changes: DocumentData = {}) => ({
  ...draftBy(uid, id),
  createdBy,
  ...changes,
})

/** Sets up a project with all users, emptied before each test, and operations on drafts. */
export function setupDrafts(projectId: string) {
  const { project, people } = setupPeople(projectId)

  async function storeDraft(createdBy: string, changes: DocumentData = {}): Promise<DocumentData> {
    const draft = asStored({ ...draftBy(createdBy, id), ...changes })
    await project.store({ [path]: draft })
    return draft
  }
  const saves = (uid: Name, draft: DocumentData) => commit(people[uid], { [path]: draft })

  return {
    project,
    people,
    storeDraft,
    saves,
    resaves: async (uid: Name, before: DocumentData, changes: DocumentData) => {
      await storeDraft('kontributor', before)
      await saves(uid, savedBy(uid, 'kontributor', changes))
    },
    creates: (uid: Name, changes: DocumentData = {}) =>
      commit(people[uid], { [freshPath]: { ...draftBy(uid, freshId), ...changes } }),
    bins: (uid: Name, draft: DocumentData) =>
      commit(people[uid], { [binPath]: binEntryBy(uid, 'drafts', id, draft), [path]: null }),
  }
}
