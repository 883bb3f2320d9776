import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow } from '@/components/browser/use-now'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { Time } from '@/components/ui/time'
import { CATEGORY_LABEL, CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import type { ComplaintHistory } from '@/domain/complaints/complaint-schema'
import { formatTrackingCode } from '@/domain/ids/id'
import { locationParts } from '@/domain/settings/settings'
import { formatInstant } from '@/domain/time/date'
import { useSettings } from '@/lib/query/settings-query'
import ReplyPhotos from '../../tracking/reply-photos'
import { type ComplaintFile, complaintPhotoQuery } from '../complaints-query'
import { StaffName } from '@/components/staff/staff-name'

/** Print version of a report for the office's files. Replaces the screen when the page is printed. */
export function PrintedReport({ file }: { file: ComplaintFile }) {
  const { complaint, progress, history } = file
  const { documentationurl: photo } = complaint
  const settings = useSettings()
  const { village_name: village, time_zone: zone } = settings
  const now = useNow()
  const at = (instant: string) => formatInstant(zone, new Date(instant))
  return (
    <article className="hidden text-sm print:block">
      <header className="border-b-2 border-ink pb-2">
        <p className="text-lg font-bold">Pemerintah {village}</p>
        <p>{locationParts({ ...settings, province: '' }).join(', ')}</p>
      </header>
      <h2 className="mt-4 text-xl font-bold">Laporan {formatTrackingCode(complaint.id)}</h2>
      <dl className="mt-3 grid grid-cols-[9rem_minmax(0,1fr)] gap-y-1">
        <Fact term="Status">
          {complaint.status}
          {complaint.duplicateOf && ` dari ${formatTrackingCode(complaint.duplicateOf)}`}
          {complaint.closedAt && `, ditutup ${at(complaint.closedAt)}`}
        </Fact>
        <Fact term="Diterima">
          {at(complaint.receivedAt)} ({CHANNEL_LABEL[complaint.channel]})
        </Fact>
        <Fact term="Kategori">{CATEGORY_LABEL[complaint.category]}</Fact>
        <Fact term="Nama">{complaint.name}</Fact>
        <Fact term="Alamat">{complaint.address}</Fact>
        {complaint.phone && <Fact term="Telepon">{complaint.phone}</Fact>}
        <Fact term="Petugas">
          {complaint.assignee ? <StaffName uid={complaint.assignee} /> : 'Belum ada'}
        </Fact>
      </dl>
      <h3 className="mt-4 font-bold">Isi laporan</h3>
      <p className="mt-1 whitespace-pre-line">{complaint.report}</p>
      {photo && <PrintedPhoto path={photo} />}
      <h3 className="mt-4 font-bold">Riwayat</h3>
      {history.length === 0 ? (
        <p className="mt-1">Belum ada tindakan.</p>
      ) : (
        <ol className="mt-1">
          {history.map((entry) => (
            <li key={entry.id} className="break-inside-avoid border-t border-hairline py-2">
              <p className="font-semibold">
                {at(entry.at)} · {entry.by === '' ? 'Pelapor' : <StaffName uid={entry.by} />} ·{' '}
                {stepOf(entry)}
              </p>
              <Text label="Balasan untuk pelapor" text={replyOf(entry, progress)} />
              {entry.photos && (
                <ReplyPhotos id={complaint.id} entry={entry.id} photos={entry.photos} />
              )}
              <Text label={entry.by === '' ? 'Belum beres' : 'Catatan petugas'} text={entry.note} />
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4 text-xs">
        Dicetak <Time at={now} />. Memuat data pribadi.
      </p>
    </article>
  )
}

function PrintedPhoto({ path }: { path: string }) {
  const { data } = useQuery(complaintPhotoQuery(path))
  return (
    <section className="mt-4 break-inside-avoid">
      <h3 className="font-bold">Foto</h3>
      {data ? (
        <BlobPicture
          content={data}
          alt="Foto dari pelapor"
          className="mt-1 max-h-[10cm] max-w-full object-contain"
        />
      ) : (
        <p>{data === null ? 'Foto tidak ada lagi.' : 'Foto belum dimuat.'}</p>
      )}
    </section>
  )
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </>
  )
}

function Text({ label, text }: { label: string; text: string }) {
  if (text === '') return null
  return (
    <p className="mt-1 whitespace-pre-line">
      <em>{label}:</em> {text}
    </p>
  )
}

function stepOf({ kind, from, to }: ComplaintHistory): string {
  if (kind === 'catatan') return 'Catatan'
  if (kind === 'panggilan') return 'Telepon dengan pelapor'
  return from === to ? 'Tanggapan' : `${from} → ${to}`
}

/** Returns the published text of a reply, marked if it was corrected. */
function replyOf({ id, reply }: ComplaintHistory, { replies }: ComplaintProgress): string {
  const shown = replies[id]
  if (!shown) return reply
  return shown.correctedAt ? `${shown.text} (dikoreksi)` : shown.text
}
