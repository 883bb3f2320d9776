import './global-options'
import { onDocumentWritten } from 'firebase-functions/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { callable } from './callable'
import { changeEmail, emailInput } from './change-email'
import { createUser, newUserInput } from './create-user'
import { emptyBin } from './empty-bin'
import { publishDue } from './publish-due'
import { recordChange } from './record-change'
import { pageInput, savePageContent } from './save-page-content'
import { services } from './services'
import { syncAccount } from './sync-account'

/** `create-user` */
export const create = {
  user: callable({ roles: ['admin'], input: newUserInput, work: createUser }),
}

/** `save-page-content` */
export const save = {
  page: {
    content: callable({ roles: ['admin', 'editor'], input: pageInput, work: savePageContent }),
  },
}

/** `users-changeemail`, `users-syncaccount` */
export const users = {
  changeemail: callable({ roles: ['admin'], input: emailInput, work: changeEmail }),
  syncaccount: onDocumentWritten({ document: 'users/{uid}', retry: true }, ({ params }) =>
    syncAccount(services, params.uid),
  ),
}

/** `drafts-publishdue` */
export const drafts = {
  publishdue: onSchedule('every 5 minutes', () => publishDue(services, new Date())),
}

/** `bin-empty` */
export const bin = {
  empty: onSchedule({ schedule: '0 3 * * *', timeZone: 'Asia/Jakarta' }, () =>
    emptyBin(services, new Date()),
  ),
}

/**
 * `audit-record`: one function for all collections, for each function costs a deployment and cold
 * starts of its own. Those that are not audited, `audit` itself among them, it leaves at once.
 */
export const audit = {
  record: onDocumentWritten(
    { document: '{collection}/{document}', retry: true },
    async ({ id, time, params, data }) => {
      if (!data) return
      const { before, after } = data
      await recordChange(services, { eventId: id, at: new Date(time), ...params, before, after })
    },
  ),
}
