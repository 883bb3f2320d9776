import type * as v from 'valibot'
import { OPEN_STATES, type RecordName } from '@/domain/requests/request'
import {
  type InfoRequest,
  infoRequest,
  type Objection,
  objection,
} from '@/domain/requests/request-schema'
import { instantIn, type TimeZone } from '@/domain/time/date'
import { readDocument, readList } from '@/lib/firebase/documents'
import { adminKeys, freshQuery } from '@/lib/query/admin-keys'

export interface Records {
  requests: InfoRequest
  objections: Objection
}

const SCHEMAS: { [Name in RecordName]: v.GenericSchema<unknown, Records[Name]> } = {
  requests: infoRequest,
  objections: objection,
}

const NEWEST = { orderBy: ['receivedAt', 'desc'] } as const

/** Maximum number of requests to read. No village receives as many in a year. */
const MAX_REQUESTS = 1_000

export function openRecordsQuery<Name extends RecordName>(collection: Name) {
  return freshQuery(adminKeys.requestList('open', collection), () =>
    readList<Records[Name]>(
      { ...NEWEST, collection, where: { state: OPEN_STATES }, limit: MAX_REQUESTS },
      SCHEMAS[collection],
    ),
  )
}

/** Returns the query for all requests or objections received in a year, newest first. */
export function registerQuery<Name extends RecordName>(
  collection: Name,
  zone: TimeZone,
  year: number,
) {
  const since = instantIn(zone, `${year}-01-01T00:00`)
  const before = instantIn(zone, `${year + 1}-01-01T00:00`)
  return freshQuery(adminKeys.requestList(String(year), collection), () =>
    readList<Records[Name]>(
      { ...NEWEST, collection, since, before, limit: MAX_REQUESTS },
      SCHEMAS[collection],
    ),
  )
}

/** Returns the query for one request or objection. The result is null if it does not exist. */
export function recordQuery<Name extends RecordName>(collection: Name, id: string) {
  return freshQuery(adminKeys.request(id, collection), () =>
    readDocument<Records[Name]>(`${collection}/${id}`, SCHEMAS[collection]),
  )
}
