import { InvalidForm, validate, validateUnfinished, type Values } from '@/components/form/validate'
import { type EditorialStatus, isPublisher, withPublicationDay } from '@/domain/drafts/draft'
import { showsOwnPictures, showsPublicPictures } from '@/domain/pictures/public-pictures'
import { replaceStaged } from '@/domain/pictures/staged-picture'
import { app } from '@/lib/firebase/app'
import type { Person } from '@/stores/session'
import type { EditorialKind } from '../editorial-kind'
import type { StoringAction } from './perform'

type Writer = Pick<Person, 'uid' | 'role'>

const PRIVATE =
  'Teks ini memuat alamat penyimpanan (“/o/”) yang tidak boleh terbit. Hapus alamat itu, lalu pilih foto lewat tombol Foto.'

const FOREIGN =
  'Teks ini memuat alamat penyimpanan (“/o/”) yang bukan foto Anda, sehingga tidak dapat disimpan. Hapus alamat itu, lalu pilih foto lewat tombol Foto.'

/** Rejects addresses that the rules refuse in drafts of contributors. */
function refuseForeign(values: Values, { uid, role }: Writer): Values {
  const { projectId = '' } = app.options
  const { content } = values
  if (isPublisher(role) || typeof content !== 'string') return values
  if (!showsOwnPictures(content, uid, projectId)) throw new InvalidForm([['content', FOREIGN]])
  return values
}

/** Rejects addresses of private files. Staged pictures are allowed, because publishing copies them. */
function refusePrivate(values: Values): Values {
  const promoted: Values = replaceStaged(values, () => '')
  if (!showsPublicPictures(JSON.stringify(promoted['content'] ?? '')))
    throw new InvalidForm([['content', PRIVATE]])
  return values
}

/** Ignores errors of fields whose picture is still to be uploaded. Throws an InvalidForm. */
export function validateAllBut(pending: readonly string[], validating: () => unknown): void {
  try {
    validating()
  } catch (error) {
    if (!(error instanceof InvalidForm)) throw error
    const left = error.fieldErrors.filter(([field]) => !pending.includes(field))
    if (left.length > 0) throw new InvalidForm(left)
  }
}

/** Validates the values for an action. Drafts may be incomplete. `day` replaces a missing date. Throws an InvalidForm. */
export function validateFor(
  action: StoringAction,
  { kind, input }: EditorialKind,
  status: EditorialStatus,
  values: Values,
  day: string,
  writer: Writer,
): Values {
  const validComplete = () => {
    const valid = refusePrivate(validate(input, withPublicationDay(kind, values, day)))
    return values['date'] === '' ? { ...valid, date: '' } : valid
  }
  const validUnfinished = () => refuseForeign(validateUnfinished(input, values), writer)
  switch (action) {
    case 'publish':
    case 'schedule':
      return validComplete()
    case 'submit':
      return refuseForeign(validComplete(), writer)
    case 'save':
      if (status === 'terbit') return refusePrivate(validate(input, values))
      return status === 'terjadwal' ? validComplete() : validUnfinished()
    case 'withdraw':
    case 'unpublish':
      return validUnfinished()
  }
}
