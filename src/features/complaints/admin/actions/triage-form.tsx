import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceField } from '@/components/form/fields/input-field'
import { useStaff } from '@/components/staff/staff'
import { Button } from '@/components/ui/buttons/button'
import { Alert } from '@/components/ui/states/alert'
import { CATEGORY_LABEL, COMPLAINT_CATEGORIES } from '@/domain/complaints/complaint'
import type { Triage } from '@/domain/complaints/complaint-action'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { errorText } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'
import { deskStaffQuery } from '@/components/staff/staff-name'
import { useSingleFlight } from '@/lib/single-flight'
import { ComplaintConflict, correctTriage } from './change-complaint'

interface TriageFormProps {
  complaint: Complaint
  onChanged: () => Promise<void>
  onDone: () => void
}

export function TriageForm({ complaint, onChanged, onDone }: TriageFormProps) {
  const person = useStaff()
  const { id, assignee, category } = complaint
  const form = useFormContext<Record<keyof Triage, string | null>>()
  const changes = useWatch({ control: form.control, name: ['assignee', 'category'] })
  const [problem, setProblem] = useState<ReactNode>(null)
  const [busy, runOnce] = useSingleFlight()
  const { data: staff = [] } = useQuery(deskStaffQuery)
  const seen = { assignee, category }
  const wanted = {
    assignee: changes[0] ?? assignee,
    category: COMPLAINT_CATEGORIES.find((name) => name === changes[1]) ?? category,
  }
  const isChanged = wanted.assignee !== assignee || wanted.category !== category
  const others = staff.filter(
    (member) => member.id !== person.uid && (!member.disabled || member.id === assignee),
  )

  function change(field: keyof Triage, value: string) {
    form.setValue(field, value === seen[field] ? null : value)
  }

  function save(triage: Triage) {
    return runOnce(async () => {
      setProblem(null)
      try {
        await correctTriage(id, seen, triage, person.uid)
        await onChanged()
        form.setValue('assignee', null)
        form.setValue('category', null)
        onDone()
      } catch (error) {
        logUnexpected('Saving the triage failed', error)
        setProblem(errorText(error))
        if (error instanceof ComplaintConflict) await onChanged()
      }
    })
  }

  return (
    <form
      aria-label="Penanganan"
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save(wanted)
      }}
    >
      <ChoiceField
        label="Ditangani oleh"
        value={wanted.assignee}
        onChange={({ target }) => change('assignee', target.value)}
      >
        <option value="">Belum ada petugas</option>
        <option value={person.uid}>{person.name} (Anda)</option>
        {others.map((member) => (
          <option key={member.id} value={member.id}>
            {member.name}
          </option>
        ))}
        {assignee && assignee !== person.uid && !others.some((one) => one.id === assignee) && (
          <option value={assignee}>mantan petugas</option>
        )}
      </ChoiceField>
      <ChoiceField
        label="Kategori"
        value={wanted.category}
        onChange={({ target }) => change('category', target.value)}
      >
        {COMPLAINT_CATEGORIES.map((name) => (
          <option key={name} value={name}>
            {CATEGORY_LABEL[name]}
          </option>
        ))}
      </ChoiceField>
      {problem && <Alert kind="error">{problem}</Alert>}
      {isChanged && !busy && <p className="text-sm text-ink-2">Penanganan belum disimpan.</p>}
      {(isChanged || busy) && (
        <Button type="submit" disabled={busy}>
          {busy ? 'Menyimpan …' : 'Simpan penanganan'}
        </Button>
      )}
    </form>
  )
}
