import { useEffect, useState } from 'react'
import { Icon } from '../icon'
import { buttonStyle } from './button-style'

const CONFIRMED_MILLISECONDS = 5_000

interface CopyButtonProps {
  /** What is copied, e.g. `tautan`. */
  what: string
  /** A function where it is known only when it is asked for. */
  text: string | (() => string)
}

/** Puts a text on the clipboard and says so beside itself; where it cannot, the text is shown instead. */
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
      // No clipboard without https, and a browser may refuse it.
      setOutcome({ refused: copied })
    }
  }

  return (
    <>
      <button type="button" className={buttonStyle.secondary} onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'circle-check' : 'link'} className="size-5" />
        Salin {what}
      </button>
      <p role="status" className="text-sm font-medium empty:hidden sm:order-last sm:basis-full">
        {outcome === 'copied' && `${capitalised(what)} sudah disalin.`}
        {typeof outcome === 'object' && outcome && (
          <>
            {capitalised(what)} belum dapat disalin. Salin sendiri:{' '}
            <span className="whitespace-pre-line select-all">{outcome.refused}</span>
          </>
        )}
      </p>
    </>
  )
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
