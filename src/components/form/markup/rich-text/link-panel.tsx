import { useState } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { controlStyle } from '../../fields/control-style'
import { FieldFrame } from '../../fields/field-frame'
import { linkAddress } from '../link-address'
import { Panel } from './panel'

interface LinkPanelProps {
  words: string
  /** '' for a new link. */
  address: string
  /** An empty address removes the link. */
  onConfirm: (words: string, address: string) => void
  onClose: () => void
}

export function LinkPanel({ words, address, onConfirm, onClose }: LinkPanelProps) {
  const [typed, setTyped] = useState({ words, address })
  const [problem, setProblem] = useState('')

  function confirm() {
    const leads = linkAddress(typed.address, location.origin)
    if (leads) onConfirm(typed.words, leads)
    else setProblem('Tulis alamat web, misalnya https://desa.go.id/jadwal, atau /agenda.')
  }

  return (
    <Panel
      label="Tautan"
      action={address ? 'Ubah tautan' : 'Pasang tautan'}
      more={
        address && (
          <button
            type="button"
            className={buttonStyle.secondary}
            onClick={() => onConfirm(words, '')}
          >
            Lepas tautan
          </button>
        )
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      <FieldFrame
        label="Alamat tautan"
        hint="Alamat web, atau misalnya /agenda untuk halaman situs ini."
        error={problem || undefined}
      >
        {(control) => (
          <input
            {...control}
            value={typed.address}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => {
              setProblem('')
              setTyped({ ...typed, address: target.value })
            }}
            className={controlStyle}
          />
        )}
      </FieldFrame>
      <FieldFrame label="Teks tautan" hint="Bila kosong, alamatnya yang tampil." optional>
        {(control) => (
          <input
            {...control}
            value={typed.words}
            autoComplete="off"
            onChange={({ target }) => setTyped({ ...typed, words: target.value })}
            className={controlStyle}
          />
        )}
      </FieldFrame>
    </Panel>
  )
}
