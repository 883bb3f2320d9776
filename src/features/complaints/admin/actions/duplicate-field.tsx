import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { controlStyle } from '@/components/form/fields/control-style'
import { Field } from '@/components/form/fields/field'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { matchesComplaint } from '@/domain/complaints/complaint-search'
import { formatTrackingCode, isTrackingCode, normaliseTrackingCode } from '@/domain/ids/id'
import { dayIn, formatShortDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { complaintFileQuery, newestComplaintsQuery } from '../complaints-query'
import { StatusChip } from '../status-chip'

/** Minimum length of the search text. Shorter texts would match too many reports. */
const MIN_CHARACTERS = 3
const MAX_CANDIDATES = 5

export function DuplicateField({ id }: { id: string }) {
  const { register } = useFormContext()
  const chosen: unknown = useWatch({ name: 'duplicateOf' })
  const [words, setWords] = useState(() => formatTrackingCode(String(chosen)))
  const { found, isFetching } = useCandidates(id, useDeferredValue(words.trim()))
  return (
    <div className="flex flex-col gap-3">
      <Field
        name="duplicateOf"
        label="Sama dengan laporan"
        hint="Ketik kode, nama, nomor telepon, atau isi laporan, lalu pilih laporannya."
      >
        {(control) => (
          <input
            {...control}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className={controlStyle}
          />
        )}
      </Field>
      {found.length > 0 ? (
        <ul aria-label="Laporan yang ditemukan" className="flex flex-col gap-2">
          {found.map((complaint) => (
            <li key={complaint.id}>
              <label className="flex cursor-pointer gap-3 rounded-control border border-control p-3 has-checked:border-2 has-checked:border-primary has-checked:bg-primary-soft">
                <input
                  type="radio"
                  value={complaint.id}
                  {...register('duplicateOf')}
                  className="mt-1 size-5 shrink-0 accent-primary"
                />
                <Candidate complaint={complaint} />
              </label>
            </li>
          ))}
        </ul>
      ) : (
        words.trim().length >= MIN_CHARACTERS && (
          <p role="status" className="text-sm text-ink-2">
            {isFetching ? 'Mencari …' : 'Tidak ada laporan lain yang cocok.'}
          </p>
        )
      )}
    </div>
  )
}

function Candidate({ complaint }: { complaint: Complaint }) {
  const zone = useZone()
  const { id, name, report, status, receivedAt } = complaint
  return (
    <span className="min-w-0 text-sm">
      <span className="line-clamp-2 font-semibold">{report}</span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
        <StatusChip status={status} />
        <span className="tabular-nums">{formatTrackingCode(id)}</span>
        <span>
          {name}, {formatShortDay(dayIn(zone, new Date(receivedAt)))}
        </span>
      </span>
    </span>
  )
}

/** Returns reports that match: the one with this tracking code, or recent reports that contain the text. */
function useCandidates(id: string, words: string): { found: Complaint[]; isFetching: boolean } {
  const code = normaliseTrackingCode(words)
  const isCode = isTrackingCode(code)
  const isSearching = !isCode && words.length >= MIN_CHARACTERS
  const newest = useQuery({ ...newestComplaintsQuery, enabled: isSearching })
  const one = useQuery({ ...complaintFileQuery(code), enabled: isCode })
  const matching = isSearching
    ? newest.data?.filter((complaint) => matchesComplaint(complaint, words))
    : []
  const all = (isCode ? one.data && [one.data.complaint] : matching) ?? []
  return {
    found: all
      // A duplicate can only refer to a report that is not a duplicate.
      .filter((complaint) => complaint.id !== id && complaint.status !== 'Duplikat')
      .slice(0, MAX_CANDIDATES),
    isFetching: newest.isFetching || one.isFetching,
  }
}
