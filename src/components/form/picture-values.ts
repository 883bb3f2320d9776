import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { KeptPictures, StoredPicture } from '@/lib/images/picture-queue'

/**
 * Puts a picture into a form: its address into `field`, its dimensions beside it where the form has
 * fields for them (`imagewidth` and `imageheight` beside `imageurl`).
 */
export function fillPicture<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  field: string,
  picture: StoredPicture,
): void {
  const known = form.getValues()
  for (const [name, value] of Object.entries(fieldsOf(field, picture)))
    if (name in known)
      form.setValue(name as never, value as never, { shouldDirty: true, shouldValidate: true })
}

/** `values` with what is chosen and not stored yet; the addresses are object URLs, the caller's to revoke. */
export function withChosen(
  values: Readonly<Record<string, unknown>>,
  chosen: KeptPictures,
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
