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
  const stem = field.replace(/url$/, '')
  const filled = { [`${stem}width`]: width, [`${stem}height`]: height, [field]: url }
  const known = form.getValues()
  for (const [name, value] of Object.entries(filled))
    if (name in known)
      form.setValue(name as never, value as never, { shouldDirty: true, shouldValidate: true })
}
