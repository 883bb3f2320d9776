import { useMemo, useSyncExternalStore } from 'react'
import { HOME } from '@/domain/limits'

/**
 * Types `text` letter by letter. The letters still to come hold their places, so nothing moves;
 * screen readers, reduced motion and a first render on a server have the whole text at once.
 */
export function TypedTitle({ text }: { text: string }) {
  const typed = useTyped(text)
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden>
        {text.slice(0, typed)}
        {typed < text.length && (
          <span className="relative">
            <span className="absolute -bottom-px left-0 h-[1em] w-[0.1em] bg-accent" />
          </span>
        )}
        <span className="invisible">{text.slice(typed)}</span>
      </span>
    </>
  )
}

function useTyped(text: string): number {
  const typing = useMemo(() => createTyping(text.length), [text])
  return useSyncExternalStore(typing.subscribe, typing.typed, () => Infinity)
}

function createTyping(length: number) {
  let count = 0
  return {
    typed: () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? Infinity : count),
    subscribe: (onChange: () => void) => {
      const timer = setInterval(() => {
        count += 1
        onChange()
        if (count >= length) clearInterval(timer)
      }, HOME.typingMilliseconds)
      return () => clearInterval(timer)
    },
  }
}
