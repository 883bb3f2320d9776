import { parseState, stateOf } from '../../../functions/src/publishing/state'
import type { Project } from '../backup/format'
import type { Ask } from '../google/ask-google'
import { databaseBackups } from '../google/database-backups'
import { storedSchema } from '../migrations/stored-schema'

/** Row of the table of villages. The keys are the column headings. */
interface Status {
  versi: string
  skema: number | string
  terbitan: string
  cadangan: string
  'laporan baru': number
  'tak terbaca': number
}

export async function statusOf({ firestore, projectId }: Project, ask: Ask): Promise<Status> {
  const [schema, state, reports, last] = await Promise.all([
    storedSchema(firestore),
    stateOf(firestore).get(),
    firestore.collection('complaints').where('status', '==', 'Baru').count().get(),
    databaseBackups(ask, projectId).then(
      (backups) => backups.last,
      () => null,
    ),
  ])
  const { release = '-', hidden = {} } = (state.data() ?? {}) as Partial<{
    release: string
    hidden: Record<string, number | bigint>
  }>
  return {
    versi: release,
    skema: schema ?? '-',
    terbitan: minute(parseState(state).released?.toDate()),
    cadangan: minute(last === null ? undefined : new Date(last)),
    'laporan baru': Number(reports.data().count),
    'tak terbaca': Object.values(hidden).reduce<number>((sum, count) => sum + Number(count), 0),
  }
}

const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'short',
  timeStyle: 'short',
})

const minute = (time: Date | undefined) => (time === undefined ? '-' : FORMAT.format(time))
