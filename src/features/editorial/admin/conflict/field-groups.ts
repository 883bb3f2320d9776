import { pictureFields } from '@/components/form/pictures/picture-values'

const NO_PICTURE = { url: '', width: 0, height: 0 }

export function fieldGroups(fields: readonly string[]): string[][] {
  const pictures = fields
    .filter((field) => field.endsWith('url'))
    .map((field) => [
      ...Object.keys(pictureFields(field, NO_PICTURE)),
      field.replace(/url$/, 'alt'),
    ])
  return [...pictures, ['date', 'lastdate', 'time', 'endtime']]
    .map((group) => group.filter((field) => fields.includes(field)))
    .filter((group) => group.length > 1)
}
