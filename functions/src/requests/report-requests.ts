import { Timestamp } from 'firebase-admin/firestore'
import { countedYear } from '@/domain/complaints/complaint-totals'
import { type CountedRequest, countRequests } from '@/domain/requests/request-totals'
import { instantIn } from '@/domain/time/date'
import { toPlain } from '../data/documents'
import { readSettings } from '../data/stored-settings'
import type { Database } from '../services'

/** Counts the requests and objections of this year and of last year into `request_totals/1`, without personal data. */
export async function reportRequests({ firestore }: Database, now: Date): Promise<void> {
  const { time_zone: zone } = await readSettings(firestore)
  const { year } = countedYear(zone, now)
  const since = instantIn(zone, `${year - 1}-01-01T00:00`)
  const read = async (collection: string) => {
    const query = firestore.collection(collection).where('receivedAt', '>=', since)
    const { docs } = await query.select('receivedAt', 'closedAt', 'state', 'steps').get()
    return docs.map((found) => toPlain(found.data()) as CountedRequest)
  }
  const [requests, objections] = [await read('request_status'), await read('objection_status')]
  const years = [year, year - 1].map((each) => countRequests(each, zone, requests, objections))
  const totals = firestore.doc('request_totals/1')
  const counted = years.filter(({ received, objections: own }) => received + own > 0)
  // Unchanged totals are not written, because each write publishes the site again.
  if (JSON.stringify((await totals.get()).get('years') ?? []) === JSON.stringify(counted)) return
  await totals.set({ years: counted, countedAt: Timestamp.fromDate(now) })
}
