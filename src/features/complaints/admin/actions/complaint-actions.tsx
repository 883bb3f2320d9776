import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useOrigin } from '@/components/hydration/hydration'
import type { Values } from '@/components/form/validate'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { Alert } from '@/components/ui/states/alert'
import {
  type ComplaintActionInput,
  type ComplaintStep,
  isInternal,
} from '@/domain/complaints/complaint-action-schema'
import { progressMessage } from '@/domain/complaints/complaint-message'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { isWhatsappNumber } from '@/domain/links/whatsapp'
import { paths } from '@/domain/paths'
import { adminKeys } from '@/lib/query/admin-keys'
import { useSettings } from '@/lib/query/settings-query'
import { refreshSession } from '@/services/session/refresh-session'
import { showNotice } from '@/stores/notice'
import type { ComplaintFile } from '../complaints-query'
import { ActionForm } from './action-form'
import { AdministerActions } from './administer-actions'
import { TriageForm } from './triage-form'
import { NO_CHOICES, unsavedChoices } from './use-autosaved-action'

interface NotifyReporterProps {
  complaint: Complaint
  reply: string
  village: string
}

/** Offers a WhatsApp link with a message to the reporter about the latest step. */
function NotifyReporter({ complaint, reply, village }: NotifyReporterProps) {
  const { id, name, phone, status } = complaint
  const url = `${useOrigin()}${paths.trackedComplaint(id)}`
  const message = progressMessage({ name, id, status, reply, url, village })
  return (
    <section
      aria-label="Kabari pelapor"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-primary-soft p-4 sm:px-5"
    >
      <p className="min-w-0">
        <strong>Tersimpan.</strong> Kabari {name} juga lewat WhatsApp? Pesannya sudah disiapkan.
      </p>
      <WhatsappLink number={phone} message={message}>
        Kabari lewat WhatsApp
      </WhatsappLink>
    </section>
  )
}

export function ComplaintActions({ file, path }: { file: ComplaintFile; path: string }) {
  const { village_name: village } = useSettings()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [reportedReply, setReportedReply] = useState<string | null>(null)
  const top = useRef<HTMLElement>(null)
  const form = useForm<Values>({ defaultValues: NO_CHOICES, mode: 'onChange' })
  const { complaint } = file

  function readAnew() {
    void refreshSession()
    return client.invalidateQueries({ queryKey: adminKeys.complaints })
  }

  function saved(text: string) {
    const rest = unsavedChoices(form.getValues(), complaint.status)
    showNotice({ kind: 'success', text: text + rest })
  }

  function acted({ step, reply }: ComplaintActionInput) {
    saved(DONE[step] ?? 'Status laporan diperbarui.')
    if (!isInternal(step)) setReportedReply(reply)
    // The clicked button has been removed, so the focus moves to this section.
    top.current?.focus()
  }

  return (
    <section ref={top} tabIndex={-1} aria-label="Tindakan" className="flex flex-col gap-4">
      {reportedReply !== null && isWhatsappNumber(complaint.phone) && (
        <NotifyReporter complaint={complaint} reply={reportedReply} village={village} />
      )}
      {complaint.anonymised ? (
        <Alert kind="note">
          Laporan ini sudah dianonimkan: data pribadinya sudah dihapus dan tidak ada lagi yang perlu
          dikerjakan.
        </Alert>
      ) : (
        <FormProvider {...form}>
          <ActionForm file={file} onChanged={readAnew} onDone={acted} />
          <TriageForm
            complaint={complaint}
            onChanged={readAnew}
            onDone={() => saved('Penanganan disimpan.')}
          />
        </FormProvider>
      )}
      <AdministerActions
        complaints={[complaint]}
        onDone={(notice, action) => {
          const isGone = action === 'delete'
          showNotice({ kind: 'success', text: notice }, isGone ? path : undefined)
          if (isGone) void navigate(path)
          void readAnew()
        }}
      />
    </section>
  )
}

const DONE: Partial<Record<ComplaintStep, string>> = {
  balasan: 'Balasan terkirim.',
  catatan: 'Catatan disimpan.',
  panggilan: 'Telepon dicatat.',
}
