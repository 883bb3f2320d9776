import { useEffect, useState } from 'react'
import { Button } from './button'

const CONFIRMED_MILLISECONDS = 5_000

interface CopyButtonProps {
  /** Noun for the copied text, e.g. `tautan`. */
  what: string
  text: string | (() => string)
}

export function CopyButton({ what, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | { refused: string } | null>(null)
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    const copied = typeof text === 'string' ? text : text()
    try {
      await navigator.clipboard.writeText(copied)
      setOutcome('copied')
    } catch {
      // The clipboard needs HTTPS, and browsers may refuse access.
      setOutcome({ refused: copied })
    }
  }

  return (
    <>
      <Button icon={outcome === 'copied' ? 'circle-check' : 'link'} onClick={() => void copy()}>
        Salin {what}
      </Button>
      <p role="status" className="text-sm font-medium empty:hidden sm:order-last sm:basis-full">
        {outcome === 'copied' && `${capitalise(what)} sudah disalin.`}
        {typeof outcome === 'object' && outcome && (
          <>
            {capitalise(what)} belum dapat disalin. Salin sendiri:{' '}
            <span className="whitespace-pre-line select-all">{outcome.refused}</span>
          </>
        )}
      </p>
    </>
  )
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
