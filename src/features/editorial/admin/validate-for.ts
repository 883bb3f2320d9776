import { validate, validateUnfinished, type Values } from '@/components/form/validate'
import { type EditorialStatus, withPublicationDay } from '@/domain/draft'
import type { EditorialKind } from './editorial-kind'
import type { StoringAction } from './perform'

/**
 * Validates a form as far as `action` needs: unfinished work may be incomplete, what others will see
 * may not. `day` is when it would be published; without a chosen date it gets that one then. Throws an
 * InvalidForm.
 */
export function validateFor(
  action: StoringAction,
  { kind, input }: EditorialKind,
  status: EditorialStatus,
  values: Values,
  day: string,
): Values {
  const validComplete = () => {
    const valid = validate(input, withPublicationDay(kind, values, day))
    return values['date'] === '' ? { ...valid, date: '' } : valid
  }
  switch (action) {
    case 'publish':
    case 'schedule':
    case 'submit':
      return validComplete()
    case 'save':
      if (status === 'terbit') return validate(input, values)
      return status === 'terjadwal' ? validComplete() : validateUnfinished(input, values)
    case 'withdraw':
    case 'unpublish':
      return validateUnfinished(input, values)
  }
}
