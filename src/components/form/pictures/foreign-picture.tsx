import { useEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Alert } from '@/components/ui/states/alert'
import { UserFacingError } from '@/lib/errors'
import { copyForeign } from '@/lib/images/copy-foreign'

const FAILED = 'Foto ini belum dapat disalin. Coba lagi.'

interface ForeignPictureProps {
  address: string
  onCopied: (file: Blob) => void
}

/** Offers to copy a picture from another site, whose owner could replace or remove it. */
export function ForeignPicture({ address, onCopied }: ForeignPictureProps) {
  const [state, setState] = useState<'offered' | 'copying' | { failed: string }>('offered')
  // Ignores the copy if another picture was chosen in the meantime.
  const isWanted = useRef(true)
  useEffect(() => {
    isWanted.current = true
    return () => void (isWanted.current = false)
  }, [])

  async function copy() {
    setState('copying')
    try {
      const file = await copyForeign(address)
      if (isWanted.current) onCopied(file)
      setState('offered')
    } catch (error) {
      setState({ failed: error instanceof UserFacingError ? error.message : FAILED })
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-2">
        Foto ini ada di situs lain: dapat hilang atau berganti sewaktu-waktu.
      </p>
      {typeof state === 'object' && <Alert kind="error">{state.failed}</Alert>}
      <button
        type="button"
        disabled={state === 'copying'}
        className={buttonStyle.secondary}
        onClick={() => void copy()}
      >
        {state === 'copying' ? 'Menyalin …' : 'Salin ke situs ini'}
      </button>
    </div>
  )
}
