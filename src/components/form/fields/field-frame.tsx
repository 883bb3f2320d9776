import { useId, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

export interface FieldFrameProps {
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
  error?: string | undefined
  warning?: string | undefined
  result?: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

interface ControlAttributes {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, optional, error, warning, result, children } = props
  const id = useId()
  const described = Object.entries({ hint, result, warning, error })
    .flatMap(([part, text]) => (text ? [`${id}-${part}`] : []))
    .join(' ')
  return (
    <div className="min-w-0 break-inside-avoid">
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optional && (
          <>
            {' '}
            <span className="inline-block text-sm font-normal text-ink-2">(tidak wajib)</span>
          </>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      <div className="mt-2">
        {children({ id, 'aria-invalid': !!error, 'aria-describedby': described || undefined })}
      </div>
      {result && (
        <p id={`${id}-result`} className="mt-2 text-sm text-ink-2">
          {result}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className="mt-2 flex gap-2 text-sm font-semibold text-accent-ink">
          <Icon name="info" className="mt-0.5 size-4" />
          {warning}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-2 flex gap-2 text-sm font-semibold text-danger">
      <Icon name="circle-alert" className="mt-0.5 size-4" />
      {text}
    </p>
  )
}
