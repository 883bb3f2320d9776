import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '@/components/form/fields/select-field'
import { TextArea } from '@/components/form/fields/text-area'
import { useStaff } from '@/components/staff/staff'
import { Alert } from '@/components/ui/states/alert'
import { LIMITS } from '@/domain/limits'
import {
  canBeSettled,
  DECISIONS,
  needsGround,
  needsText,
  type RecordName,
  RECORDS,
  REFUSAL_GROUNDS,
  REQUEST_STEP_KINDS,
  type RequestStepKind,
  STEP_KINDS,
  STEP_STATES,
} from '@/domain/requests/request'
import { proposedRefusal } from '@/domain/requests/request-steps'
import { type InfoRequest, requestAction } from '@/domain/requests/request-schema'
import { adminKeys } from '@/lib/query/admin-keys'
import { refreshSession } from '@/services/session/refresh-session'
import { DocumentForm } from '@/staff/documents/document-form'
import { showNotice } from '@/stores/notice'
import { callDesk } from '../call-desk'
import { stepLabel } from './labels'

const EMPTY = { kind: '', text: '', ground: '' }

/** Kinds of steps that a request can have only once. */
const ONCE: readonly RequestStepKind[] = ['identitas', 'perpanjang']

/** Returns whether applicants can see the text of a step. */
const isPublic = (kind: RequestStepKind) => STEP_STATES[kind] !== null

const HINTS: Partial<Record<RequestStepKind, string>> = {
  identitas: 'Misalnya: KTP. Jangan menulis nomornya.',
  lengkapi: 'Pertanyaan kepada pemohon. Batas jawaban tetap berjalan.',
  perpanjang: 'Alasan. Perpanjangan hanya satu kali.',
  penuhi: 'Tautan, berkas yang dikirim, atau kapan dapat diambil di kantor; dan biaya penggandaan.',
  sebagian: 'Yang diberikan, dan alasan untuk bagian yang tidak diberikan.',
  'tidak-dikuasai': 'Badan publik yang menguasainya, bila diketahui.',
  usul: 'Penjelasan untuk admin, yang memutuskan.',
  tolak: 'Penjelasan untuk pemohon.',
  kabul: 'Keputusan Kepala Desa, dan kapan informasinya diberikan.',
  'kabul-sebagian': 'Keputusan Kepala Desa, dan alasan untuk bagian yang ditolak.',
  'tidak-kabul': 'Alasan keputusan Kepala Desa.',
  musyawarah: 'Kesepakatan dengan pemohon.',
  cabut: 'Misalnya: dicabut lewat telepon, atau tidak dilengkapi.',
}

interface RequestActionsProps {
  request: Pick<InfoRequest, 'id' | 'register' | 'steps'> & { grounds?: string }
  record?: RecordName
}

/** Form for the next step of a request, or for the decision on an objection. */
export function RequestActions({ request, record = 'requests' }: RequestActionsProps) {
  const client = useQueryClient()
  const [saved, setSaved] = useState(0)
  return (
    <DocumentForm
      // Starts the next step with an empty form.
      key={saved}
      document={{
        path: '',
        label: 'Tindak lanjut',
        noun: 'tindak lanjut',
        autosaveName: record,
        subject: `${record}/${request.id}`,
        titleOf: () => `${RECORDS[record].noun} ${request.register}`,
        words: { labels: {} },
        valuesOf: () => EMPTY,
        input: requestAction,
        inputOf: ({ kind, text, ground }, id) => ({
          ...{ record, code: request.id, id, kind, text, seen: request.steps.at(-1)?.id ?? '' },
          ...(ground !== '' && { ground }),
        }),
        async save({ wanted }) {
          try {
            await callDesk('requests-act', wanted, 'Gagal menyimpan:')
          } finally {
            await client.invalidateQueries({ queryKey: adminKeys[record] })
            void refreshSession()
          }
          const isSeen = isPublic(wanted.kind)
          return { text: isSeen ? 'Tersimpan. Pemohon melihatnya dengan kodenya.' : 'Tersimpan.' }
        },
        refresh: () => {},
      }}
      className="gap-5"
      submitLabel="Simpan tindakan"
      onSaved={(notice) => {
        showNotice(notice)
        setSaved(saved + 1)
      }}
    >
      {() => <ActionFields request={request} record={record} />}
    </DocumentForm>
  )
}

function ActionFields({ request, record }: Required<RequestActionsProps>) {
  const { role } = useStaff()
  const form = useFormContext()
  const chosen: unknown = useWatch({ name: 'kind' })
  const kind = STEP_KINDS.find((each) => each === chosen)
  const proposal = proposedRefusal(request.steps)
  const steps: readonly RequestStepKind[] =
    record === 'objections' ? [...DECISIONS, 'cabut'] : REQUEST_STEP_KINDS
  const kinds = steps.filter(
    (each) =>
      each !== (role === 'admin' ? 'usul' : 'tolak') &&
      !(ONCE.includes(each) && request.steps.some((step) => step.kind === each)) &&
      !(each === 'musyawarah' && !canBeSettled(request.grounds ?? '')),
  )

  function confirmProposal() {
    form.setValue('kind', 'tolak')
    form.setValue('text', proposal?.text)
    form.setValue('ground', proposal?.ground)
  }

  return (
    <>
      {proposal && (
        <Alert kind="note">
          <p>
            Penolakan diusulkan menurut Pasal 17 huruf {proposal.ground}: {proposal.text}
          </p>
          {role === 'admin' && (
            <button
              type="button"
              className="mt-2 min-h-12 font-semibold underline underline-offset-4"
              onClick={confirmProposal}
            >
              Pakai usulan ini
            </button>
          )}
        </Alert>
      )}
      <SelectField
        name="kind"
        label="Tindakan"
        options={kinds.map((value) => ({ value, label: stepLabel(value) }))}
      />
      {kind && needsGround(kind) && (
        <SelectField
          name="ground"
          label="Pasal 17 UU 14/2008, huruf"
          options={REFUSAL_GROUNDS.map((value) => ({ value, label: value }))}
        />
      )}
      {kind && (
        <TextArea
          name="text"
          label="Isi"
          hint={`${HINTS[kind] ?? ''} ${isPublic(kind) ? 'Dapat dibaca siapa pun yang punya kodenya.' : 'Pemohon tidak melihatnya.'}`.trim()}
          optional={!needsText(kind)}
          rows={4}
          limit={LIMITS.reply}
        />
      )}
    </>
  )
}
