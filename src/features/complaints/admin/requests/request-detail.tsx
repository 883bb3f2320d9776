import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow } from '@/components/browser/use-now'
import { useStaff } from '@/components/staff/staff'
import { StaffName } from '@/components/staff/staff-name'
import { Button, ButtonLink, buttonStyle } from '@/components/ui/buttons/button'
import { ConfirmButton } from '@/components/ui/buttons/confirm-button'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { classNames } from '@/components/ui/class-names'
import { Alert } from '@/components/ui/states/alert'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import { Time } from '@/components/ui/time'
import { formatTrackingCode } from '@/domain/ids/id'
import { isWhatsappNumber } from '@/domain/links/whatsapp'
import { isOpen, RECORDS, type RecordName } from '@/domain/requests/request'
import { describeStep, requestClock } from '@/domain/requests/request-steps'
import type { InfoRequest } from '@/domain/requests/request-schema'
import { safeUrl } from '@/domain/links/safe-url'
import { adminKeys } from '@/lib/query/admin-keys'
import { useLegalTime } from '@/services/office/use-legal-time'
import { discardEntry } from '@/services/autosave/entries'
import { useSaving } from '@/services/saving/use-saving'
import { StaffScreen } from '@/staff/staff-screen'
import { useAutosaves } from '@/stores/autosave'
import { showNotice } from '@/stores/notice'
import { callDesk } from '../call-desk'
import { channelLabel, stepLabel } from './labels'
import { RequestActions } from './request-actions'
import { recordQuery, type Records } from './requests-query'

interface RequestDetailProps {
  id: string
  path: string
  /** Path of the admin screen for public documents. */
  documents: string
}

export function RequestDetail({ id, path, documents }: RequestDetailProps) {
  return (
    <RecordDetail record="requests" label="Permohonan informasi" id={id} path={path}>
      {(request) => <OpenedRequest request={request} documents={documents} />}
    </RecordDetail>
  )
}

interface RecordDetailProps<Name extends RecordName> {
  record: Name
  label: string
  id: string
  path: string
  children: (record: Records[Name]) => ReactNode
}

export function RecordDetail<Name extends RecordName>(props: RecordDetailProps<Name>) {
  const { record, label, id, path, children } = props
  const query = useQuery(recordQuery(record, id))
  const { noun } = RECORDS[record]
  return (
    <StaffScreen
      // The zero-width space allows a line break after each slash of a long number.
      title={`${noun} ${query.data?.register.replaceAll('/', '/\u200b') || formatTrackingCode(id)}`}
      back={{ to: path, label }}
    >
      <Loaded
        query={query}
        subject={noun.toLowerCase()}
        failure={`${noun} ini belum dapat dibuka.`}
        empty={<EmptyState text={`${noun} ini tidak ada.`} />}
        skeleton={<div className="h-96 skeleton rounded-card" />}
      >
        {children}
      </Loaded>
    </StaffScreen>
  )
}

function OpenedRequest({ request, documents }: { request: InfoRequest; documents: string }) {
  const { name, address, contact, onBehalf, information, purpose, access, delivery } = request
  return (
    <OpenedRecord
      record="requests"
      request={request}
      subject="permohonan informasi"
      actions={<RequestActions request={request} />}
      closed={
        <>
          <PublishAnswer request={request} documents={documents} />
          <Anonymise request={request} />
        </>
      }
    >
      <Fact name="Informasi yang diminta">{information}</Fact>
      <Fact name="Alasan permintaan">{purpose}</Fact>
      <Fact name="Pemohon">
        {[name, onBehalf && `atas nama ${onBehalf}`, address].filter(Boolean).join(', ')}
      </Fact>
      <Fact name="Kontak">{contact}</Fact>
      <Fact name="Cara memperoleh dan menerima">
        {access}, {delivery}
      </Fact>
      <Fact name="Masuk lewat">{channelLabel(request.channel)}</Fact>
    </OpenedRecord>
  )
}

interface OpenedRecordProps {
  record: RecordName
  request: Pick<
    InfoRequest,
    'id' | 'name' | 'contact' | 'register' | 'state' | 'steps' | 'receivedAt' | 'closedAt'
  >
  subject: string
  actions: ReactNode
  /** Actions for a closed record. */
  closed?: ReactNode
  children: ReactNode
}

/** Shows the deadline, the details (`children`), the steps and the actions of a request or objection. */
export function OpenedRecord(props: OpenedRecordProps) {
  const { record, request, subject, actions, closed, children } = props
  const time = useLegalTime()
  const { arithmetic, text, isOverdue } = requestClock(request, time, new Date(useNow()), record)
  const { name, contact } = request
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <div className="flex min-w-0 flex-col gap-6">
        <p>
          <strong>{request.state}</strong>
          {isOpen(request.state) && (
            <span className={classNames(isOverdue && 'font-semibold text-danger')}> · {text}</span>
          )}
          <span className="block text-sm text-ink-2">{arithmetic}</span>
        </p>
        <dl className="grid gap-4 rounded-card border border-hairline bg-surface p-4 sm:p-5">
          {children}
        </dl>
        <div className="flex flex-wrap gap-2 print:hidden">
          {isWhatsappNumber(contact) && (
            <WhatsappLink
              number={contact}
              message={`Yth. ${name || 'Bapak/Ibu'}, tentang ${subject} nomor ${request.register}:`}
            >
              Hubungi lewat WhatsApp
            </WhatsappLink>
          )}
          {contact.includes('@') && (
            <a href={safeUrl(`mailto:${contact}`)} className={buttonStyle.secondary}>
              Kirim e-mail
            </a>
          )}
          <CopyButton what="kode" text={formatTrackingCode(request.id)} />
        </div>
        {request.steps.length > 0 && (
          <ol aria-label="Langkah" className="flex flex-col gap-3">
            {request.steps.map((step) => (
              <li key={step.id} className="rounded-card border border-hairline bg-surface p-4">
                <p className="text-sm text-ink-2">
                  {stepLabel(step.kind)} · <Time at={step.at} /> ·{' '}
                  {step.by === '' ? 'pemohon' : <StaffName uid={step.by} self="Anda" />}
                </p>
                <p className="mt-1 whitespace-pre-line">{describeStep(step, request, time)}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="min-w-0 print:hidden">
        {isOpen(request.state) ? (
          actions
        ) : (
          <div className="flex flex-col items-start gap-3">
            <Alert kind="note">
              {RECORDS[record].noun} ini sudah selesai dan tidak dapat diubah lagi.
            </Alert>
            <UnsavedTexts subject={`${record}/${request.id}`} />
            {closed}
          </div>
        )}
      </div>
    </div>
  )
}

/** Shows autosaved texts that were not saved before the record was closed, for example by another staff member. */
function UnsavedTexts({ subject }: { subject: string }) {
  const entries = useAutosaves((state) => state.entries)
  return Object.values(entries)
    .filter((entry) => entry.subject === subject)
    .map((entry) => (
      <Alert key={entry.id} kind="note">
        <p>Tulisan Anda belum tersimpan: “{String(entry.values['text'])}”</p>
        <CopyButton what="teks" text={String(entry.values['text'])} />
        <Button look="quiet" onClick={() => void discardEntry(entry)}>
          Buang tulisan
        </Button>
      </Alert>
    ))
}

/** Suggests to an admin to publish the answer as a public document. */
function PublishAnswer({ request, documents }: { request: InfoRequest; documents: string }) {
  const isGiven = request.state === 'Dipenuhi' || request.state === 'Dipenuhi sebagian'
  if (useStaff().role !== 'admin' || !isGiven) return null
  return (
    <>
      <p>Berguna bagi warga lain? Terbitkan dokumennya, tanpa menyebut pemohon.</p>
      <ButtonLink to={`${documents}/baru`}>Terbitkan jawaban ini</ButtonLink>
    </>
  )
}

/** Button with which an admin removes the applicant's data and all texts from a closed request. */
function Anonymise({ request }: { request: InfoRequest }) {
  const { role } = useStaff()
  const client = useQueryClient()
  const { busy, saving } = useSaving('Anonymising the request failed')
  if (role !== 'admin' || request.anonymised) return null

  async function anonymise() {
    const removal = { kind: 'anonimkan', code: request.id } as const
    await callDesk('requests-act', removal, 'Gagal menganonimkan:')
    showNotice({ kind: 'success', text: 'Permohonan dianonimkan. Barisnya tetap di register.' })
    await client.invalidateQueries({ queryKey: adminKeys.requests })
  }

  return (
    <ConfirmButton
      label={busy ? 'Menganonimkan …' : 'Anonimkan …'}
      disabled={busy}
      look="quiet"
      title={`Anonimkan permohonan ${request.register}?`}
      action="Anonimkan"
      danger
      onConfirm={() => void saving(anonymise)}
    >
      Nama, alamat, kontak, dan semua isinya dihapus, dan kodenya tidak berlaku lagi. Nomor,
      tanggal, dan keputusannya tetap di register.{' '}
      <strong className="text-ink">Ini tidak dapat dibatalkan.</strong>
    </ConfirmButton>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}
