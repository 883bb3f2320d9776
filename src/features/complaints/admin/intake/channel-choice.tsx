import { useId } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { FieldError } from '@/components/form/fields/field-frame'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { CHANNEL_LABEL } from '@/domain/complaints/complaint'
import { STAFF_CHANNELS, type StaffChannel } from './intake-input'

const ICONS: Record<StaffChannel, IconName> = {
  telepon: 'phone',
  whatsapp: 'whatsapp',
  datang: 'landmark',
}

export function ChannelChoice() {
  const { control, register } = useFormContext()
  const { errors } = useFormState({ control, name: 'channel' })
  const error = errors['channel']?.message
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-semibold">Laporan masuk lewat</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        {STAFF_CHANNELS.map((channel) => (
          <label
            key={channel}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-4 py-2 has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              {...register('channel')}
              type="radio"
              value={channel}
              className="size-5 shrink-0 accent-primary"
            />
            <Icon name={ICONS[channel]} className="size-5 text-primary" />
            {CHANNEL_LABEL[channel]}
          </label>
        ))}
      </div>
      {typeof error === 'string' && <FieldError id={errorId} text={error} />}
    </fieldset>
  )
}
