import { useRef, useState, type FormEvent } from 'react'
import type * as v from 'valibot'
import { InvalidForm, validate, type Values } from './validate'

/**
 * Form state for pages that should not load react-hook-form. The controls are uncontrolled and identified by `name`,
 * and the hook stores the validation messages. A change clears the message of its field and calls `onChange`.
 */
export function useSmallForm(onChange?: (values: Values) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})

  /**
   * Returns the validated values, or shows the messages, focuses the first invalid field and returns null.
   */
  function check<Output>(schema: v.GenericSchema<Values, Output>): Output | null {
    if (!form.current) return null
    try {
      const valid = validate(schema, valuesOf(form.current))
      setErrors({})
      return valid
    } catch (error) {
      if (!(error instanceof InvalidForm)) throw error
      setErrors(Object.fromEntries(error.fieldErrors))
      const named = form.current.elements.namedItem(error.fieldErrors[0]?.[0] ?? '')
      const first = named instanceof RadioNodeList ? named[0] : named
      if (first instanceof HTMLElement) first.focus()
      return null
    }
  }

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
