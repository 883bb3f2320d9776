import {
  type Checked,
  checkComplete,
  checkStorable,
  type Values,
} from '@/components/form/check-values'
import { type EditorialAction, type Standing, withPublicationDay } from '@/domain/draft'
import type { EditorialKind } from './editorial-kind'

/**
 * Holds a form against what `action` needs: unfinished work may be incomplete, what others will see
 * may not. `day` is when it would be published; without a chosen date it gets that one then.
 */
export function checkFor(
  action: EditorialAction,
  { kind, input }: EditorialKind,
  standing: Standing,
  values: Values,
  day: string,
): Checked<Values> {
  const complete = (): Checked<Values> => {
    const checked = checkComplete(input, withPublicationDay(kind, values, day))
    return 'problems' in checked || values['date'] !== ''
      ? checked
      : { values: { ...checked.values, date: '' } }
  }
  switch (action) {
    case 'publish':
    case 'schedule':
    case 'submit':
      return complete()
    case 'save':
      if (standing === 'terbit') return checkComplete(input, values)
      return standing === 'terjadwal' ? complete() : checkStorable(input, values)
    case 'withdraw':
    case 'unpublish':
      return checkStorable(input, values)
    case 'delete':
      return { values }
  }
}
