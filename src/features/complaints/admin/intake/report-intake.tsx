import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrigin } from '@/components/hydration/hydration'
import { BackLink } from '@/components/ui/buttons/back-link'
import { Button, ButtonLink } from '@/components/ui/buttons/button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import { CATEGORY_LABEL, CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { isTrackingCode, formatTrackingCode } from '@/domain/ids/id'
import { isWhatsappNumber } from '@/domain/links/whatsapp'
import { dueDay } from '@/domain/office/working-days'
import { paths } from '@/domain/paths'
import { type Settings, contactValue, locationParts } from '@/domain/settings/settings'
import { formatInstant, formatLongDay } from '@/domain/time/date'
import { TrackingCode } from '@/features/complaints/tracking/tracking-code'
import { useSettings } from '@/lib/query/settings-query'
import { useOfficeCalendar } from '@/services/office/use-office-calendar'
import { StaffScreen } from '@/staff/staff-screen'
import { showNotice } from '@/stores/notice'
import { complaintFileQuery } from '../complaints-query'
import { Fact } from '../report/printed-report'
import { IntakeForm } from './intake-form'

const STORED = 'kode'

interface ReportIntakeProps {
  path: string
}

export default function ReportIntake({ path }: ReportIntakeProps) {
  const [search, setSearch] = useSearchParams()
  const code = search.get(STORED) ?? ''
  if (isTrackingCode(code)) return <ReceiptOf id={code} path={path} />
  return (
    <StaffScreen
      title="Catat laporan"
      back={{ to: path, label: 'Pengaduan' }}
      intro="Untuk warga yang datang, menelepon, atau mengirim WhatsApp. Setelah disimpan, beri pelapor kode laporannya."
    >
      <IntakeForm
        onStored={(notice, id) => {
          const links = [{ label: 'Buka laporan', to: `${path}/${id}` }]
          if (notice.kind === 'note') showNotice({ ...notice, links })
          setSearch({ [STORED]: id }, { replace: true })
        }}
      />
    </StaffScreen>
  )
}

function ReceiptOf({ id, path }: { id: string; path: string }) {
  const settings = useSettings()
  const query = useQuery(complaintFileQuery(id))
  const address = `${useOrigin()}${paths.trackedComplaint(id)}`
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-6 pb-16">
      <BackLink to={path}>Pengaduan</BackLink>
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
        {({ complaint: report }) => (
          <>
            <Receipt report={report} address={address} />
            <div className="flex max-w-md flex-col gap-2 sm:flex-row sm:flex-wrap print:hidden">
              <Button look="primary" onClick={() => print()}>
                Cetak tanda terima
              </Button>
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
        <ButtonLink to={`${path}/${id}`}>Buka laporan</ButtonLink>
        <ButtonLink to={`${path}/baru`} icon="plus">
          Catat laporan lain
        </ButtonLink>
      </p>
    </div>
  )
}

/** Receipt to print for the reporter. Fits on a small sheet or in a receipt printer. */
function Receipt({ report, address }: { report: Complaint; address: string }) {
  const settings = useSettings()
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

function message({ id, name }: Complaint, { village_name: village }: Settings, address: string) {
  return (
    `Yth. ${name}, laporan Anda sudah diterima Pemerintah ${village}.\n` +
    `Kode laporan: ${formatTrackingCode(id)}\nIkuti perkembangannya di ${address}`
  )
}
