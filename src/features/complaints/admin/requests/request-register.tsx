import { useQuery } from '@tanstack/react-query'
import { useToday } from '@/components/browser/use-now'
import { controlStyle } from '@/components/form/fields/control-style'
import { Button } from '@/components/ui/buttons/button'
import { PrintButton } from '@/components/ui/buttons/print-button'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { Loaded } from '@/components/ui/states/loaded'
import { RECORDS, type RecordName } from '@/domain/requests/request'
import type { InfoRequest } from '@/domain/requests/request-schema'
import type { FieldOf } from '@/domain/sheets/table-format'
import { dayIn, formatShortDay, type TimeZone } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { downloadTable } from '@/lib/sheets/write-sheet'
import { useSaving } from '@/services/saving/use-saving'
import { StaffScreen } from '@/staff/staff-screen'
import { callRequests } from './call-requests'
import { channelLabel } from './labels'
import { type Records, registerQuery } from './requests-query'

const YEARS = 5

export function RequestRegister({ path }: { path: string }) {
  const fields = fieldsOf(useZone())
  return <Register name="requests" label="Permohonan informasi" path={path} fields={fields} />
}

interface RegisterProps<Name extends RecordName> {
  name: Name
  label: string
  path: string
  fields: readonly FieldOf<Records[Name]>[]
}

/** Register of the requests or objections of a year, to print and to download. */
export function Register<Name extends RecordName>(props: RegisterProps<Name>) {
  const { name, label, path, fields } = props
  const noun = RECORDS[name].noun.toLowerCase()
  const zone = useZone()
  const { get, put } = useAddressValues()
  const thisYear = Number(useToday(zone).slice(0, 4))
  const year = Number(get('tahun')) || thisYear
  const query = useQuery(registerQuery(name, zone, year))
  const { busy, saving } = useSaving('Downloading the register failed')

  async function download(requests: readonly Records[Name][]) {
    const failed = 'Unduhan belum tercatat, jadi belum diunduh:'
    await callRequests({ kind: 'ekspor', year, record: name }, failed)
    await downloadTable('xlsx', `register-${noun}-${year}`, fields, requests)
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
            <RegisterTable fields={fields} requests={requests} />
          </>
        )}
      </Loaded>
    </StaffScreen>
  )
}

interface RegisterTableProps<Row> {
  fields: readonly FieldOf<Row>[]
  requests: readonly Row[]
}

function RegisterTable<Row extends { id: string }>({ fields, requests }: RegisterTableProps<Row>) {
  return (
    <div
      role="region"
      aria-label="Tabel register"
      // Allows scrolling by the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-hairline bg-surface text-sm print:overflow-visible print:text-[8px]"
    >
      <table className="w-full text-left align-top [overflow-wrap:normal] print:[overflow-wrap:anywhere]">
        <thead>
          <tr className="bg-surface-2">
            {fields.map(({ label }) => (
              <th key={label} scope="col" className="p-2 align-bottom font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request.id} className="border-t border-hairline">
              {fields.map(({ label, value }) => (
                <td key={label} className="p-2 align-top whitespace-pre-line">
                  {value(request)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Returns the day of an instant, or '' for none. */
export const dayOf = (zone: TimeZone, instant: string | null) =>
  instant === null ? '' : formatShortDay(dayIn(zone, new Date(instant)))

export const textField = <Row,>(label: string, value: (row: Row) => string) =>
  ({ label, kind: 'text', value }) as const

export const lastStep = ({ closedAt, steps }: Pick<InfoRequest, 'closedAt' | 'steps'>) =>
  closedAt ? steps.at(-1) : undefined

function fieldsOf(zone: TimeZone): FieldOf<InfoRequest>[] {
  const text = textField<InfoRequest>
  return [
    text('Nomor', ({ register }) => register),
    text('Tanggal', ({ receivedAt }) => dayOf(zone, receivedAt)),
    text('Lewat', ({ channel }) => channelLabel(channel)),
    text('Nama', ({ name }) => name),
    text('Atas nama', ({ onBehalf }) => onBehalf),
    text('Alamat', ({ address }) => address),
    text('Kontak', ({ contact }) => contact),
    text('Informasi yang diminta', ({ information }) => information),
    text('Alasan permintaan', ({ purpose }) => purpose),
    text('Cara memperoleh', ({ access }) => access),
    text('Cara menerima', ({ delivery }) => delivery),
    text('Keputusan', ({ state }) => state),
    text('Pasal 17 huruf', (request) => lastStep(request)?.ground ?? ''),
    text('Isi atau alasan', (request) => lastStep(request)?.text ?? ''),
    text('Tanggal jawaban', ({ closedAt }) => dayOf(zone, closedAt)),
  ]
}
