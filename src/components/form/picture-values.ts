import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface StoredPicture {
  url: string
  width: number
  height: number
}

/**
 * Puts a picture into a form: its address into `field`, its dimensions beside it where the form has
 * fields for them (`imagewidth` and `imageheight` beside `imageurl`).
 */
export function fillPicture<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  field: string,
  { url, width, height }: StoredPicture,
): void {
  const known = form.getValues()
  for (const [name, value] of Object.entries(fieldsOf(field, { url, width, height })))
    if (name in known)
      form.setValue(name as never, value as never, { shouldDirty: true, shouldValidate: true })
}

interface ChosenPicture {
  master: Blob
  width: number
  height: number
}

/** `values` with what is chosen and not stored yet; the addresses are object URLs, the caller's to revoke. */
export function withChosen(
  values: Readonly<Record<string, unknown>>,
  chosen: Readonly<Record<string, ChosenPicture>>,
): Record<string, unknown> {
  const filled = Object.entries(chosen).map(([field, { master, width, height }]) =>
    fieldsOf(field, { url: URL.createObjectURL(master), width, height }),
  )
  return Object.assign({ ...values }, ...filled) as Record<string, unknown>
}

function fieldsOf(field: string, { url, width, height }: StoredPicture) {
  const stem = field.replace(/url$/, '')
  return { [`${stem}width`]: width, [`${stem}height`]: height, [field]: url }
}
