import { useRef, useState, type FormEvent } from 'react'
import type * as v from 'valibot'
import { InvalidForm, validate, type Values } from './validate'

/**
 * A form of few fields, for pages that should not load react-hook-form: the controls themselves hold
 * what is typed, by their `name`; this holds what is wrong with it. A change takes its field's
 * message away and is told to `onChange`.
 */
export function useSmallForm(onChange?: (values: Values) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})

  /** What is typed as the schema leaves it; else null, with the messages shown and the first wrong field focused. */
  function check<Output>(schema: v.GenericSchema<Values, Output>): Output | null {
    if (!form.current) return null
    try {
      const valid = validate(schema, valuesOf(form.current))
      setErrors({})
      return valid
    } catch (error) {
      if (!(error instanceof InvalidForm)) throw error
      setErrors(Object.fromEntries(error.fieldErrors))
      const first = form.current.elements.namedItem(error.fieldErrors[0]?.[0] ?? '')
      if (first instanceof HTMLElement) first.focus()
      return null
    }
  }

  /** For the `<form>`. */
  const attributes = {
    ref: form,
    noValidate: true,
    onChange({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      const name = target instanceof Element && target.getAttribute('name')
      if (!name) return
      setErrors((all) => ({ ...all, [name]: undefined }))
      onChange?.(valuesOf(currentTarget))
    },
  }

  return { attributes, errors, check }
}

const valuesOf = (form: HTMLFormElement): Values => Object.fromEntries(new FormData(form))
