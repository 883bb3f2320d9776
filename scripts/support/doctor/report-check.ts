import { deleteApp, FirebaseError, initializeApp, setLogLevel } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite'
import { connectStorageEmulator, getStorage, ref, uploadBytes } from 'firebase/storage'
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { complaintPhotoPath } from '@/domain/complaints/complaint'
import { countWrites, sentWrites } from '@/domain/complaints/sent-writes'
import { TRIAL_PREFIX, TRIAL_REPORT } from '@/domain/complaints/trial-report'
import { PHOTOS } from '../../../functions/src/complaints/complaint-photos'
import type { Project } from '../backup/format'
import { fine, untried, wrong, type Check, type Finding } from './check'
import type { Deployed } from './deployed'

/** Sends a report with a photo as a villager's device does, and deletes both. */
export function reportCheck(deployed: Deployed): Check {
  const { projectId } = deployed.project
  return {
    name: 'Pengaduan dengan foto',
    cost: 'warga tidak dapat mengirim pengaduan, dan foto tidak dapat diunggah.',
    // Storage rules may lack the role to read Firestore.
    remedy: `npm run setup -- --project ${projectId}`,
    look: async () => {
      await removeTrials(deployed.project)
      try {
        return await sendTrial(deployed)
      } finally {
        await removeTrials(deployed.project)
      }
    },
  }
}

async function sendTrial({ project, apiKey, local }: Deployed): Promise<Finding> {
  // Silences the SDK. The check explains rejected requests itself.
  setLogLevel('silent')
  const storageBucket = project.bucket.name
  const app = initializeApp({ projectId: project.projectId, apiKey, storageBucket }, 'warga')
  const [firestore, storage] = [getFirestore(app), getStorage(app)]
  storage.maxUploadRetryTime = 20_000
  if (local) {
    const { hostname, port } = new URL(local)
    connectFirestoreEmulator(firestore, hostname, Number(port))
    connectStorageEmulator(storage, hostname, Number(port))
  }
  try {
    const settings = await getDoc(doc(firestore, 'site_settings/1'))
    if (settings.get('complaints_open') === false)
      return untried('pengaduan sedang ditutup di Pengaturan')
    const id = trialId()
    const documentationurl = complaintPhotoPath(id, Date.now())
    await refusing('Foto', () =>
      uploadBytes(ref(storage, documentationurl), PHOTO, { contentType: 'image/jpeg' }),
    )
    const batch = writeBatch(firestore)
    const writes = sentWrites({
      kind: 'complaint',
      id,
      documentationurl,
      input: TRIAL_REPORT,
      date: new Date().toISOString(),
      serverTime: serverTimestamp(),
    })
    for (const { set, data } of writes) batch.set(doc(firestore, set), data)
    for (const { set, data, merge } of countWrites(id, increment(1)))
      batch.set(doc(firestore, set), data, { merge })
    await refusing('Laporan', () => batch.commit(), 'npm run deploy')
    return fine('terkirim dan dihapus lagi')
  } catch (error) {
    if (error instanceof Refused) return wrong(error.message, error.remedy)
    throw error
  } finally {
    await deleteApp(app)
  }
}

const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])

/** Creates a report id: sixteen characters of Crockford's Base32 alphabet. */
const trialId = () =>
  TRIAL_PREFIX +
  (Date.now() % 32 ** 4)
    .toString(32)
    .padStart(4, '0')
    .toUpperCase()
    .replace(/[ILOU]/g, 'Z')

class Refused extends Error {
  readonly remedy: string | undefined

  constructor(message: string, remedy: string | undefined, cause: unknown) {
    super(message, { cause })
    this.remedy = remedy
  }
}

async function refusing(
  what: string,
  work: () => Promise<unknown>,
  remedy?: string,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : ''
    if (/unauthorized|permission-denied/.test(code))
      throw new Refused(`${what} uji ditolak aturan keamanan.`, remedy, error)
    throw error
  }
}

/** Deletes documents and files of this check and of interrupted checks. Keeps real reports with this prefix. */
async function removeTrials({ firestore, bucket }: Project): Promise<void> {
  const { docs } = await firestore
    .collection('complaints')
    .where(FieldPath.documentId(), '>=', TRIAL_PREFIX)
    .where(FieldPath.documentId(), '<', `${TRIAL_PREFIX}~`)
    .get()
  for (const { ref, id } of docs.filter(isTrial)) {
    const { docs: notes } = await ref.collection('history').select().get()
    const batch = firestore.batch()
    for (const note of notes) batch.delete(note.ref)
    batch.delete(ref)
    batch.delete(firestore.doc(`complaint_status/${id}`))
    await batch.commit()
  }
  const kept = docs.filter((each) => !isTrial(each)).map(({ id }) => `${PHOTOS}${id}/`)
  const [files] = await bucket.getFiles({ prefix: PHOTOS + TRIAL_PREFIX })
  for (const file of files)
    if (!kept.some((folder) => file.name.startsWith(folder)))
      await file.delete({ ignoreNotFound: true })
}

const isTrial = (report: QueryDocumentSnapshot) =>
  report.get('name') === TRIAL_REPORT.name && report.get('report') === TRIAL_REPORT.report
