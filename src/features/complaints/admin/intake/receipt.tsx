import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useOrigin } from '@/components/browser/use-origin'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { Icon } from '@/components/ui/icon'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import { CATEGORY_LABEL, CHANNEL_LABEL } from '@/domain/complaints/complaint'
import { complaint, type Complaint } from '@/domain/complaints/complaint-schema'
import { formatTrackingCode } from '@/domain/ids/id'
import { isWhatsappNumber } from '@/domain/links/whatsapp'
import { dueDay } from '@/domain/office/working-days'
import { paths } from '@/domain/paths'
import { contactValue, locationParts, type Settings } from '@/domain/settings/settings'
import { formatInstant, formatLongDay } from '@/domain/time/date'
import { TrackingCode } from '@/features/complaints/tracking/tracking-code'
import { readDocument } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'
import { useOfficeCalendar } from '@/services/office/use-office-calendar'

const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: adminKeys.receipt(id),
    queryFn: () => readDocument<Complaint>(`complaints/${id}`, complaint),
  })

interface ReceiptOfProps {
  id: string
  settings: Settings
  path: string
}

export function ReceiptOf({ id, settings, path }: ReceiptOfProps) {
  const query = useQuery(receiptQuery(id))
  const address = `${useOrigin()}${paths.trackedComplaint(id)}`
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <header className="print:hidden">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold">
          Laporan tersimpan
        </h1>
        <p className="mt-1">Berikan tanda terima ini kepada pelapor, atau kirimkan kodenya.</p>
      </header>
      <Loaded
        query={query}
        subject="tanda terima"
        skeleton={<div className="h-96 max-w-md skeleton rounded-card" />}
        empty={<EmptyState text="Laporan ini tidak ada lagi." />}
      >
        {(report) => (
          <>
            <Receipt report={report} settings={settings} address={address} />
            <div className="flex max-w-md flex-col gap-2 sm:flex-row sm:flex-wrap print:hidden">
              <button type="button" className={buttonStyle.primary} onClick={() => print()}>
                Cetak tanda terima
              </button>
              {isWhatsappNumber(report.phone) && (
                <WhatsappLink number={report.phone} message={message(report, settings, address)}>
                  Kirim lewat WhatsApp
                </WhatsappLink>
              )}
            </div>
          </>
        )}
      </Loaded>
      <p className="flex max-w-md flex-col gap-2 sm:flex-row sm:flex-wrap print:hidden">
        <Link to={`${path}/${id}`} className={buttonStyle.secondary}>
          Buka laporan
        </Link>
        <Link to={`${path}/baru`} className={buttonStyle.secondary}>
          <Icon name="plus" className="size-5" />
          Catat laporan lain
        </Link>
      </p>
    </>
  )
}

interface ReceiptProps {
  report: Complaint
  settings: Settings
  address: string
}

/** Receipt for the reporter. It is narrow enough for a small sheet or a receipt printer. */
function Receipt({ report, settings, address }: ReceiptProps) {
  const { id, receivedAt, channel, category, name } = report
  const { village_name: village, answer_days: days, time_zone: zone } = settings
  const received = new Date(receivedAt)
  const calendar = useOfficeCalendar(settings)
  const office = contactValue(settings, 'phone') || contactValue(settings, 'whatsapp')
  return (
    <article
      aria-label="Tanda terima"
      className="max-w-md break-inside-avoid rounded-card border border-hairline bg-surface p-6 text-sm print:border-0 print:p-0 print:text-xs"
    >
      <p className="text-lg leading-tight font-bold">Pemerintah {village}</p>
      <p className="text-ink-2">{locationParts({ ...settings, province: '' }).join(', ')}</p>
      <h2 className="mt-4 border-t border-hairline pt-4 font-semibold print:mt-2 print:pt-2">
        Tanda terima laporan
      </h2>
      <p className="mt-1 text-xl tracking-tight">
        <TrackingCode code={id} />
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Fact term="Pelapor">{name}</Fact>
        <Fact term="Diterima">{formatInstant(zone, received)}</Fact>
        <Fact term="Lewat">{CHANNEL_LABEL[channel]}</Fact>
        <Fact term="Kategori">{CATEGORY_LABEL[category]}</Fact>
        <Fact term="Jawaban">
          Paling lambat {formatLongDay(dueDay(calendar, zone, received, days))} ({days} hari kerja)
        </Fact>
      </dl>
      <h3 className="mt-4 font-semibold print:mt-2">Ikuti perkembangannya di</h3>
      <p className="break-all">{address.replace(/^https?:\/\//, '')}</p>
      <p className="mt-4 text-ink-2 print:mt-2">
        Petugas menindaklanjuti laporan ini dan menulis jawabannya di halaman itu, tanpa nama dan
        alamat Anda. Simpan kode ini: hanya dengan kode ini halamannya dapat dibuka.
        {office && ` Ada pertanyaan? Hubungi kantor desa, ${office}.`}
      </p>
    </article>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </>
  )
}

function message({ id, name }: Complaint, { village_name: village }: Settings, address: string) {
  return (
    `Yth. ${name}, laporan Anda sudah diterima Pemerintah ${village}.\n` +
    `Kode laporan: ${formatTrackingCode(id)}\nIkuti perkembangannya di ${address}`
  )
}
