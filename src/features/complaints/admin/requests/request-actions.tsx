import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ulid } from 'ulid'
import { EditForm } from '@/components/form/edit-form'
import { SelectField } from '@/components/form/fields/select-field'
import { TextArea } from '@/components/form/fields/text-area'
import { validateForm, type Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { Alert } from '@/components/ui/states/alert'
import { LIMITS } from '@/domain/limits'
import {
  canBeSettled,
  DECISIONS,
  needsGround,
  needsText,
  RECORDS,
  type RecordName,
  REFUSAL_GROUNDS,
  REQUEST_STEP_KINDS,
  type RequestStepKind,
  STEP_KINDS,
  STEP_STATES,
} from '@/domain/requests/request'
import { proposedRefusal } from '@/domain/requests/request-steps'
import { type InfoRequest, requestAction } from '@/domain/requests/request-schema'
import { adminKeys } from '@/lib/query/admin-keys'
import { restoreEntry, useAutosavedForm } from '@/services/autosave/use-autosaved-form'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
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
  // Retries use the same step id, even after a reload.
  const [opened, setOpened] = useState<{ id: string; values: Values }>(() => ({
    id: ulid(),
    values: EMPTY,
  }))
  return (
    <ActionForm
      key={opened.id}
      {...opened}
      request={request}
      record={record}
      onOpen={(id, values = EMPTY) => setOpened({ id, values })}
    />
  )
}

interface ActionFormProps extends Required<RequestActionsProps> {
  id: string
  values: Values
  onOpen: (id: string, values?: Values) => void
}

function ActionForm({ id, values, request, record, onOpen }: ActionFormProps) {
  const { uid, role } = useStaff()
  const client = useQueryClient()
  const form = useForm<Values>({ defaultValues: { ...EMPTY, ...values }, mode: 'onChange' })
  const title = `${RECORDS[record].noun} ${request.register}`
  const about = { name: record, subject: `${record}/${request.id}`, title, base: EMPTY }
  const autosave = useAutosavedForm(form, { uid, id, ...about })
  const { busy, saving } = useSaving('Saving the step of the request failed')
  const chosen = useWatch({ control: form.control, name: 'kind' })
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

  async function submit() {
    const { kind, text, ground } = form.getValues()
    const action = validateForm(form, requestAction, {
      ...{ record, code: request.id, id, kind, text, seen: request.steps.at(-1)?.id ?? '' },
      ...(ground !== '' && { ground }),
    })
    try {
      await callDesk('requests-act', action, 'Gagal menyimpan:')
    } finally {
      void refreshSession()
      await client.invalidateQueries({ queryKey: adminKeys[record] })
    }
    await autosave.drop()
    showNotice({
      kind: 'success',
      text: isPublic(action.kind) ? 'Tersimpan. Pemohon melihatnya dengan kodenya.' : 'Tersimpan.',
    })
    onOpen(ulid())
  }

  function confirmProposal() {
    form.setValue('kind', 'tolak')
    form.setValue('text', proposal?.text)
    form.setValue('ground', proposal?.ground)
  }

  return (
    <EditForm
      form={form}
      label="Tindak lanjut"
      className="gap-5"
      autosave={autosave}
      onRestore={(offered) =>
        void restoreEntry(offered).then((entry) => entry && onOpen(entry.id, entry.values))
      }
      submitLabel="Simpan tindakan"
      busy={busy}
      onSubmit={() => void saving(submit)}
    >
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
    </EditForm>
  )
}
