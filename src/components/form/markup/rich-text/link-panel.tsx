import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { InputField } from '../../fields/input-field'
import { linkAddress } from '../link-address'

interface LinkPanelProps {
  words: string
  address: string
  onConfirm: (words: string, address: string) => void
  onClose: () => void
}

/** Panel inside the form for the link at the caret. Focuses the first input. */
export function LinkPanel({ words, address, onConfirm, onClose }: LinkPanelProps) {
  const [typed, setTyped] = useState({ words, address })
  const [problem, setProblem] = useState('')
  const panel = useRef<HTMLDivElement>(null)

  function confirm() {
    const leads = linkAddress(typed.address, location.origin)
    if (leads) onConfirm(typed.words, leads)
    else setProblem('Tulis alamat web, misalnya https://desa.go.id/jadwal, atau /agenda.')
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement
    if (event.key === 'Escape') onClose()
    // Enter must not submit the form.
    else if (event.key === 'Enter' && isField) confirm()
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
      aria-label="Tautan"
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface-2 p-4"
    >
      <InputField
        label="Alamat tautan"
        hint="Alamat web, atau misalnya /agenda untuk halaman situs ini."
        error={problem || undefined}
        value={typed.address}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => {
          setProblem('')
          setTyped({ ...typed, address: target.value })
        }}
      />
      <InputField
        label="Teks tautan"
        hint="Bila kosong, alamatnya yang tampil."
        optional
        value={typed.words}
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, words: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={confirm}>
          {address ? 'Ubah tautan' : 'Pasang tautan'}
        </Button>
        {address && <Button onClick={() => onConfirm(words, '')}>Lepas tautan</Button>}
        <Button look="quiet" onClick={onClose}>
          Batal
        </Button>
      </div>
    </div>
  )
}
