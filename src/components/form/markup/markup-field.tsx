import { useEffect } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { loadable } from '@/components/loadable'
import { Field } from '../fields/field'
import { fillUploadedPictures } from './text-pictures'

interface MarkupFieldProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  rows?: number
  /** Maximum length of the stored markup in UTF-16 units. */
  limit: number
}

const RichText = loadable(() => import('./rich-text/rich-text'))

/** Loads the editor in advance, so that it works offline. */
export const loadRichText = RichText.load

/** Rich text field (`domain/markup/markup.ts`). Pictures need a PictureQueueProvider around the form. */
export function MarkupField({ rows = 12, limit, ...field }: MarkupFieldProps) {
  const { name, label } = field
  const form = useFormContext()
  const { onChange, onBlur, ref, ...controlled } = useController({ name }).field
  const value: unknown = controlled.value
  const text = typeof value === 'string' ? value : ''

  useEffect(() => fillUploadedPictures(form, name), [form, name, text])

  return (
    <Field {...field}>
      {(control) => (
        <div className="empty:min-h-60 empty:rounded-control empty:border empty:border-control empty:bg-surface">
          <RichText
            {...control}
            name={name}
            label={label}
            text={text}
            onChange={onChange}
            onBlur={onBlur}
            focusRef={ref}
            rows={rows}
            limit={limit}
          />
        </div>
      )}
    </Field>
  )
}
