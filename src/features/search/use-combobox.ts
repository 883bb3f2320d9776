import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Manages a combobox with a list of `options` (w3.org/WAI/ARIA/apg/patterns/combobox). */
export function useCombobox(field: HTMLInputElement, list: string, options: readonly string[]) {
  const [isOpen, setIsOpen] = useState(true)
  const [wanted, setActive] = useState<string>()
  const isShown = isOpen && options.length > 0
  const active = isShown ? options.find((option) => option === wanted) : undefined

  const turn = (open: boolean, option?: string) => {
    setIsOpen(open)
    setActive(option)
  }
  const onInput = useEffectEvent(() => turn(true))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing } = event
    if (isComposing || options.length === 0) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      // The typed text comes before the first and after the last option.
      const places = [undefined, ...options]
      const step = key === 'ArrowDown' ? 1 : -1
      turn(true, places.at((places.indexOf(active) + step) % places.length))
    } else if (key === 'Enter' && active !== undefined) {
      document.getElementById(active)?.click()
    } else if (key === 'Escape' && isShown) {
      // A surrounding menu stays open.
      event.stopPropagation()
      turn(false)
    } else return
    event.preventDefault()
  })
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('input', () => onInput(), { signal })
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    return () => listening.abort()
  }, [field])

  useEffect(() => {
    if (!isShown) return
    field.setAttribute('aria-expanded', 'true')
    field.setAttribute('aria-controls', list)
    return () => {
      field.setAttribute('aria-expanded', 'false')
      field.removeAttribute('aria-controls')
    }
  }, [field, list, isShown])
  useEffect(() => {
    if (active === undefined) return
    field.setAttribute('aria-activedescendant', active)
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => field.removeAttribute('aria-activedescendant')
  }, [field, active])

  return { isShown, active }
}
