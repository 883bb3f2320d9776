import { useRef, useState, type FormEvent } from 'react'
import type * as v from 'valibot'
import { checkComplete, type Values } from './check-values'

/**
 * A form of few fields, for pages that should not load react-hook-form: the controls themselves hold
 * what is typed, by their `name`; this holds what is wrong with it. A change takes its field's
 * message away and is told to `onChange`.
 */
export function useSmallForm(onChange?: (values: Values) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({})

  /** What is typed as the schema leaves it; else null, with the messages shown and the first wrong field focused. */
  function check<Output>(schema: v.GenericSchema<Values, Output>): Output | null {
    if (!form.current) return null
    const checked = checkComplete(schema, valuesOf(form.current))
    if ('values' in checked) {
      setProblems({})
      return checked.values
    }
    setProblems(Object.fromEntries(checked.problems))
    const first = form.current.elements.namedItem(checked.problems[0]?.[0] ?? '')
    if (first instanceof HTMLElement) first.focus()
    return null
  }

  /** For the `<form>`. */
  const attributes = {
    ref: form,
    noValidate: true,
    onChange({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      const name = target instanceof Element && target.getAttribute('name')
      if (!name) return
      setProblems((all) => ({ ...all, [name]: undefined }))
      onChange?.(valuesOf(currentTarget))
    },
  }

  return { attributes, problems, check }
}

const valuesOf = (form: HTMLFormElement): Values => Object.fromEntries(new FormData(form))
