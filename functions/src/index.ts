import './global-options'
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore'
import { defineSecret } from 'firebase-functions/params'
import { onSchedule } from 'firebase-functions/scheduler'
import { LIMITS } from '@/domain/limits'
import { administration } from '@/domain/complaints/complaint-administration-schema'
import { errorReport } from '@/domain/device-errors/device-error-schema'
import { receiptInput } from '@/domain/complaints/receipt-schema'
import { type RequestCall, requestCall } from '@/domain/requests/request-schema'
import { ROLES } from '@/domain/users/role'
import { administerComplaints } from './complaints/administer-complaints'
import { anonymiseClosed } from './complaints/anonymise-complaint'
import { callable } from './calls/callable'
import { changeEmail, emailInput } from './accounts/change-email'
import { cleanPhotos } from './complaints/complaint-photos'
import { cleanPictures } from './content/clean-pictures'
import { countComplaints } from './complaints/count-complaints'
import { receiveReport, resetHourlyRate } from './complaints/receive-report'
import { createUser, newUserInput } from './accounts/create-user'
import { publishDue } from './content/publish-due'
import { handlersOf } from './audit/handle-change'
import { closeMonth } from './content/close-month'
import { removeExpired } from './content/remove-expired'
import { pageInput, savePageContent } from './content/save-page-content'
import { saveTable, tableInput } from './content/save-table'
import { pushInput } from '@/domain/push/push-schema'
import { deliverPush } from './push/deliver-push'
import { enqueueAgenda } from './push/enqueue-push'
import { pushSubscribe } from './push/push-subscribe'
import { pushKeysOf } from './push/send-push'
import { recordError } from './errors/record-error'
import { CachedIndex, searchInput } from './search/cached-index'
import { writeIndex } from './search/write-index'
import { isMarkedDirty } from './publishing/mark-dirty'
import { publishing, siteUrl } from './publishing/publishing'
import { publishSite } from './publishing/publish-site'
import { actOnRequest } from './requests/act-on-request'
import { anonymiseRequests, recordExport, removeApplicant } from './requests/anonymise-requests'
import { remindOfRequests } from './requests/remind-of-requests'
import { reportRequests } from './requests/report-requests'
import { type Services, services } from './services'
import { mirrorReport, isMirrorUnchanged } from './complaints/mirror-report'
import { signOutEverywhere, signOutInput } from './accounts/sign-out'
import { syncAccount } from './accounts/sync-account'
import { notifyStaff } from './notifications/notify-staff'
import { settleAll, settleInTurn } from './data/concurrency'

export const create = {
  user: callable({ roles: ['admin'], input: newUserInput, work: createUser }),
}

export const save = {
  page: {
    content: callable({ roles: ['admin', 'editor'], input: pageInput, work: savePageContent }),
  },
  table: callable({
    roles: ['admin', 'editor'],
    input: tableInput,
    mostBytes: LIMITS.tableFile,
    // Each call needs memory for the previous and the new table.
    options: { concurrency: 2, memory: '512MiB' },
    work: saveTable,
  }),
}

/** Functions `users-changeemail`, `users-signout` and `users-syncaccount`. */
export const users = {
  changeemail: callable({ roles: ['admin'], input: emailInput, work: changeEmail }),
  signout: callable({ roles: ROLES, input: signOutInput, work: signOutEverywhere }),
  syncaccount: onDocumentWritten({ document: 'users/{uid}', retry: true }, ({ params }) =>
    syncAccount(services, params.uid),
  ),
}

/** Secrets, set at deployment. '-' disables the feature. */
const smtpUrl = defineSecret('SMTP_URL')
const telegramToken = defineSecret('TELEGRAM_TOKEN')
const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY')

/**
 * Functions `complaints-administer`, `complaints-original` and `complaints-receive`. Staff can answer reports without
 * them. Reporters need them only after the first 120 reports of an hour.
 */
export const complaints = {
  administer: callable({ roles: ['admin'], input: administration, work: administerComplaints }),
  receive: callable({
    roles: 'anyone',
    input: receiptInput,
    mostBytes: 64 * 1024,
    // The proof of work replaces App Check, which the service worker cannot pass.
    options: { enforceAppCheck: false },
    work: (all, input, _, address) => receiveReport(all, input, address),
  }),
  original: onDocumentWritten(
    { document: 'complaints/{id}', retry: true },
    async ({ params, data }) => {
      if (!data || isMirrorUnchanged(data.before, data.after)) return
      await mirrorReport(services, params.id)
    },
  ),
}

/**
 * Function `requests-act`, which adds a step to an information request or objection. Applicants need no account to
 * withdraw. Admins also call it to remove an applicant's personal data, and staff to record a download of the register.
 */
export const requests = {
  act: callable({
    roles: 'anyone',
    input: requestCall,
    mostBytes: 16 * 1024,
    work: (services: Services, input: RequestCall, caller): Promise<object> =>
      input.kind === 'anonimkan'
        ? removeApplicant(services, input, caller)
        : input.kind === 'ekspor'
          ? recordExport(services, input, caller)
          : actOnRequest(services, input, caller),
  }),
}

/**
 * `every-fiveminutes` publishes scheduled drafts, counts reports, resets the hourly limit, notifies staff of new
 * reports, requests and objections, and sends push messages. Its timeout is shorter than its interval and than
 * `LEASE_MS`. `every-night` anonymises old reports and requests, counts requests, deletes unused photos and expired
 * documents, and last deletes unused pictures, because a deleted bin entry or version can leave pictures unused. Tasks
 * share a schedule to save costs. A failed task does not stop the others and is repeated in the next run.
 */
export const every = {
  fiveminutes: onSchedule(
    {
      schedule: 'every 5 minutes',
      secrets: [smtpUrl, telegramToken, vapidPrivateKey],
      maxInstances: 1,
      concurrency: 1,
      timeoutSeconds: 240,
    },
    () => {
      const secrets = { smtpUrl: smtpUrl.value(), telegramToken: telegramToken.value() }
      const now = new Date()
      return settleAll([
        publishDue(services, now),
        countComplaints(services, now),
        resetHourlyRate(services, now),
        remindOfRequests(services, now),
        notifyStaff(services, { ...secrets, siteUrl: siteUrl() }, now),
        enqueueAgenda(services, now).then(() => deliverPush(services, pushSetup(), now)),
      ])
    },
  ),
  night: onSchedule(
    {
      schedule: '0 3 * * *',
      timeZone: 'Asia/Jakarta',
      maxInstances: 1,
      concurrency: 1,
      memory: '512MiB',
      timeoutSeconds: 540,
    },
    () => {
      const tasks = [
        anonymiseClosed,
        anonymiseRequests,
        reportRequests,
        cleanPhotos,
        removeExpired,
        closeMonth,
        cleanPictures,
      ]
      return settleInTurn(tasks.map((task) => () => task(services, new Date())))
    },
  ),
}

const pushSetup = () => ({ keys: pushKeysOf(vapidPrivateKey.value()), siteUrl: siteUrl() })

export const push = {
  subscribe: callable({
    roles: 'anyone',
    input: pushInput,
    mostBytes: 8 * 1024,
    options: { secrets: [vapidPrivateKey] },
    work: (services, input, caller) => pushSubscribe(services, input, pushSetup(), caller),
  }),
}

/** `errors-report` skips App Check, which would load reCAPTCHA on a device that has just failed. */
export const errors = {
  report: callable({
    roles: 'anyone',
    input: errorReport,
    mostBytes: 2 * 1024,
    options: { enforceAppCheck: false },
    work: (services, input) => recordError(services, input, new Date()),
  }),
}

const cachedIndex = new CachedIndex(services)

export const search = callable({
  roles: 'anyone',
  input: searchInput,
  mostBytes: 64 * 1024,
  // All concurrent calls share one index in memory.
  options: { memory: '512MiB' },
  work: (_, input) => cachedIndex.search(input),
})

/** Function `index-search`, which indexes the items that `audit-record` enqueued, one run at a time. */
export const index = {
  search: onDocumentCreated(
    {
      document: 'search_index/manifest/search_pending/{job}',
      retry: true,
      maxInstances: 1,
      concurrency: 1,
      memory: '512MiB',
      timeoutSeconds: 540,
    },
    () => writeIndex(services),
  ),
}

/** Options of publishing functions: one publication at a time, with memory for all pages. */
const alone = { maxInstances: 1, concurrency: 1, memory: '1GiB', timeoutSeconds: 300 } as const

/** False if `PUBLISHING=off` pauses publishing. Changes are published when it is enabled again. */
const isPublishing = process.env['PUBLISHING'] !== 'off'

/** `site-publish` publishes changed content. `site-publishhourly` publishes after midnight and after failures. */
export const site = {
  publish: onDocumentWritten(
    { document: 'publishing/state', retry: true, ...alone },
    async ({ id, data }) => {
      if (isPublishing && data && isMarkedDirty(data.before, data.after))
        await publishSite(publishing(), { holder: id, now: () => new Date(), detectsDrift: false })
    },
  ),
  // Runs at minute 1, so that one run follows midnight in each of Indonesia's time zones.
  publishhourly: onSchedule({ schedule: '1 * * * *', ...alone }, async () => {
    const holder = 'site-publishhourly'
    if (isPublishing)
      await publishSite(publishing(), { holder, now: () => new Date(), detectsDrift: true })
  }),
}

/**
 * Function `audit-record`, which handles every document write: it records the change, stores the overwritten version,
 * enqueues items for search and push, marks the site for publishing, and processes reports. It is one function, because
 * each function adds deployment time and cold starts. The table in handle-change.ts lists its handlers.
 */
export const audit = {
  record: onDocumentWritten(
    { document: '{collection}/{document}', retry: true },
    async ({ id, time, params, data }) => {
      const handlers = handlersOf(params.collection)
      if (!data || handlers.length === 0) return
      const { before, after } = data
      const change = { eventId: id, at: new Date(time), ...params, before, after }
      await settleAll(handlers.map((handle) => handle(services, change)))
    },
  ),
}
