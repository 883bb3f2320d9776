import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { controlStyle } from '@/components/form/fields/control-style'
import { TextArea } from '@/components/form/fields/text-area'
import type { ComplaintStep } from '@/domain/complaints/complaint-action-schema'
import { LIMITS } from '@/domain/limits'
import { deskSettingsQuery } from '../complaints-query'

export function ReplyField({ step }: { step: ComplaintStep }) {
  const { getValues, setValue, setFocus } = useFormContext<{ reply: string }>()
  const { data: settings } = useQuery(deskSettingsQuery)
  const templates = settings?.templates ?? []

  function insert(title: string) {
    const template = templates.find((each) => each.title === title)
    if (!template) return
    const written = getValues('reply').trimEnd()
    setValue('reply', written ? `${written}\n\n${template.text}` : template.text)
    setFocus('reply')
  }

  return (
    <div className="flex flex-col gap-3">
      {templates.length > 0 && (
        <select
          aria-label="Sisipkan templat"
          value=""
          onChange={(event) => insert(event.target.value)}
          className={controlStyle}
        >
          <option value="">Sisipkan templat …</option>
          {templates.map(({ title }, index) => (
            <option key={index} value={title}>
              {title}
            </option>
          ))}
        </select>
      )}
      <TextArea
        name="reply"
        label={step === 'Ditolak' ? 'Alasan untuk pelapor' : 'Balasan untuk pelapor'}
        hint="Dapat dibaca siapa pun yang punya kode laporan. Jangan tulis nama atau alamat."
        optional={step !== 'Ditolak' && step !== 'balasan'}
        rows={3}
        limit={LIMITS.reply}
      />
    </div>
  )
}
