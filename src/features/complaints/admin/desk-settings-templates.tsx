import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { TextArea } from '@/components/form/text-area'
import { TextField } from '@/components/form/text-field'
import { buttonStyle } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { LIMITS } from '@/domain/limits'
import { SettingsPart } from './settings-part'

interface Templates {
  templates: { title: string; text: string }[]
}

/** The replies that are often given, in the order in which they are offered. */
export function TemplateFields() {
  const { fields, append, remove, move } = useFieldArray<Templates>({ name: 'templates' })
  const add = useRef<HTMLButtonElement>(null)
  return (
    <SettingsPart
      title="Templat balasan"
      purpose="Jawaban yang sering dipakai. Petugas memilihnya saat menanggapi laporan, lalu mengubahnya seperlunya."
    >
      {fields.length === 0 && <p>Belum ada templat.</p>}
      <ol className="flex flex-col gap-4">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            aria-label={`Templat ${index + 1}`}
            className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-4"
          >
            <div className="-mt-2 -mr-2 -mb-4 flex flex-wrap items-center justify-end">
              <p aria-hidden className="mr-auto text-sm font-semibold text-ink-2">
                Templat {index + 1}
              </p>
              <RowButton
                label={`Naikkan templat ${index + 1}`}
                icon="chevron-down"
                turned
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <RowButton
                label={`Turunkan templat ${index + 1}`}
                icon="chevron-down"
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <RowButton
                label={`Hapus templat ${index + 1}`}
                icon="trash-2"
                onClick={() => {
                  remove(index)
                  add.current?.focus()
                }}
              />
            </div>
            <TextField name={`templates.${index}.title`} label="Judul templat" />
            <TextArea
              name={`templates.${index}.text`}
              label="Isi templat"
              rows={3}
              limit={LIMITS.reply}
            />
          </li>
        ))}
      </ol>
      <button
        ref={add}
        type="button"
        disabled={fields.length >= LIMITS.templates}
        className={`${buttonStyle.secondary} self-start disabled:opacity-60`}
        onClick={() => append({ title: '', text: '' })}
      >
        <Icon name="plus" className="size-5" />
        Tambah templat
      </button>
      {fields.length >= LIMITS.templates && (
        <p className="text-sm text-ink-2">Paling banyak {LIMITS.templates} templat.</p>
      )}
    </SettingsPart>
  )
}

interface RowButtonProps {
  label: string
  icon: IconName
  turned?: boolean
  disabled?: boolean
  onClick: () => void
}

function RowButton({ label, icon, turned, disabled, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-control text-primary hover:bg-primary-soft disabled:text-ink-2 disabled:opacity-60"
    >
      <Icon name={icon} className={classNames('size-5', turned && 'rotate-180')} />
      <span className="sr-only">{label}</span>
    </button>
  )
}
