import { useQuery } from '@tanstack/react-query'
import { useToday } from '@/components/browser/use-now'
import { controlStyle } from '@/components/form/fields/control-style'
import { Button } from '@/components/ui/buttons/button'
import { PrintButton } from '@/components/ui/buttons/print-button'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { Loaded } from '@/components/ui/states/loaded'
import { RECORDS, type RecordName } from '@/domain/requests/request'
import type { InfoRequest } from '@/domain/requests/request-schema'
import { dayIn, formatShortDay, type TimeZone } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { downloadTable } from '@/lib/sheets/write-sheet'
import { useSaving } from '@/services/saving/use-saving'
import { StaffScreen } from '@/staff/staff-screen'
import { callDesk } from '../call-desk'
import { channelLabel } from './labels'
import { type Records, registerQuery } from './requests-query'

const YEARS = 5

export function RequestRegister({ path }: { path: string }) {
  const columns = columnsOf(useZone())
  return <Register name="requests" label="Permohonan informasi" path={path} columns={columns} />
}

/** Fields in each column of the printed table, which must fit on A4. The downloaded file has a column per field. */
export type Columns<Row> = Readonly<
  Record<string, readonly { label: string; kind: 'text'; value: (row: Row) => string }[]>
>

interface RegisterProps<Name extends RecordName> {
  name: Name
  label: string
  path: string
  columns: Columns<Records[Name]>
}

/** Register of all requests or objections of a year, for printing and download. */
export function Register<Name extends RecordName>(props: RegisterProps<Name>) {
  const { name, label, path, columns } = props
  const noun = RECORDS[name].noun.toLowerCase()
  const zone = useZone()
  const { get, put } = useAddressValues()
  const thisYear = Number(useToday(zone).slice(0, 4))
  const year = Number(get('tahun')) || thisYear
  const query = useQuery(registerQuery(name, zone, year))
  const { busy, saving } = useSaving('Downloading the register failed')

  async function download(requests: readonly Records[Name][]) {
    const failed = 'Unduhan belum tercatat, jadi belum diunduh:'
    await callDesk('requests-act', { kind: 'ekspor', year, record: name }, failed)
    await downloadTable('xlsx', `register-${noun}-${year}`, Object.values(columns).flat(), requests)
  }

  return (
    <StaffScreen
      title={`Register ${noun} ${year}`}
      back={{ to: path, label }}
      intro="Memuat data pribadi pemohon. Simpan cetakan dan berkasnya di tempat yang hanya dibuka petugas. Setiap unduhan tercatat."
    >
      <select
        aria-label="Tahun"
        value={year}
        onChange={({ target }) => put('tahun', target.value)}
        className={`${controlStyle} max-w-40 print:hidden`}
      >
        {Array.from({ length: YEARS }, (_, ago) => (
          <option key={ago}>{thisYear - ago}</option>
        ))}
      </select>
      <Loaded
        query={{ ...query, data: query.data?.toReversed() }}
        subject="register"
        empty={`Tidak ada ${noun} pada tahun ${year}.`}
        skeleton={<div className="h-96 skeleton rounded-card" />}
      >
        {(requests) => (
          <>
            <div className="flex flex-wrap gap-2 print:hidden">
              <PrintButton />
              <Button
                disabled={busy}
                icon="download"
                onClick={() => void saving(() => download(requests))}
              >
                Unduh XLSX
              </Button>
            </div>
            <RegisterTable columns={columns} requests={requests} />
          </>
        )}
      </Loaded>
    </StaffScreen>
  )
}

interface RegisterTableProps<Row> {
  columns: Columns<Row>
  requests: readonly Row[]
}

function RegisterTable<Row extends { id: string }>({ columns, requests }: RegisterTableProps<Row>) {
  return (
    <div
      role="region"
      aria-label="Tabel register"
      // Allows scrolling by the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-hairline bg-surface text-sm print:overflow-visible print:rounded-none print:text-[9pt]"
    >
      <table className="w-full min-w-3xl table-fixed text-left print:min-w-0">
        <thead>
          <tr className="bg-surface-2">
            {Object.keys(columns).map((heading) => (
              <th key={heading} scope="col" className="p-2 font-semibold first:w-[18%]">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request.id} className="break-inside-avoid border-t border-hairline">
              {Object.entries(columns).map(([heading, fields]) => (
                <td key={heading} className="p-2 align-top wrap-anywhere whitespace-pre-line">
                  {fields.map(({ label, value }, at) => (
                    <p key={label} className="empty:hidden">
                      {at > 0 && value(request) && <span className="text-ink-2">{label}: </span>}
                      {value(request)}
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const dayOf = (zone: TimeZone, instant: string | null) =>
  instant === null ? '' : formatShortDay(dayIn(zone, new Date(instant)))

export const textField = <Row,>(label: string, value: (row: Row) => string) =>
  ({ label, kind: 'text', value }) as const

export const lastStep = ({ closedAt, steps }: Pick<InfoRequest, 'closedAt' | 'steps'>) =>
  closedAt ? steps.at(-1) : undefined

function columnsOf(zone: TimeZone): Columns<InfoRequest> {
  const text = textField<InfoRequest>
  return {
    Nomor: [
      text('Nomor', ({ register }) => register),
      text('Tanggal', ({ receivedAt }) => dayOf(zone, receivedAt)),
      text('Lewat', ({ channel }) => channelLabel(channel)),
    ],
    Pemohon: [
      text('Nama', ({ name }) => name),
      text('Atas nama', ({ onBehalf }) => onBehalf),
      text('Alamat', ({ address }) => address),
      text('Kontak', ({ contact }) => contact),
      text('Identitas', ({ steps }) =>
        steps.some(({ kind }) => kind === 'identitas') ? 'diperlihatkan' : '',
      ),
    ],
    'Informasi yang diminta': [
      text('Informasi yang diminta', ({ information }) => information),
      text('Alasan permintaan', ({ purpose }) => purpose),
      text('Cara memperoleh', ({ access }) => access),
      text('Cara menerima', ({ delivery }) => delivery),
    ],
    Keputusan: [
      text('Keputusan', ({ state }) => state),
      text('Pasal 17 huruf', (request) => lastStep(request)?.ground ?? ''),
      text('Isi atau alasan', (request) => lastStep(request)?.text ?? ''),
      text('Tanggal jawaban', ({ closedAt }) => dayOf(zone, closedAt)),
    ],
  }
}
