import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button-style'

interface PanelProps {
  label: string
  children: ReactNode
  action: string
  more?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Nested input inside a form, where Enter must not submit that form. Focuses its first field. */
export function Panel({ label, children, action, more, onConfirm, onClose }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && isField) onConfirm()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const element = panel.current
    if (!element) return
    element.querySelector('input')?.focus()
    const hear = (event: KeyboardEvent) => press(event)
    element.addEventListener('keydown', hear)
    return () => element.removeEventListener('keydown', hear)
  }, [])
  return (
    <div
      ref={panel}
      role="group"
      aria-label={label}
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface-2 p-4"
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonStyle.primary} onClick={onConfirm}>
          {action}
        </button>
        {more}
        <button type="button" className={buttonStyle.quiet} onClick={onClose}>
          Batal
        </button>
      </div>
    </div>
  )
}
