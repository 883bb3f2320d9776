import * as v from 'valibot'
import { LIMITS } from '../limits'
import { changeMetadata } from '../publishing/change-metadata-schema'
import { optionalText, requiredText } from '../text/text-schema'
import { email } from '../users/user-schema'

const months = 'Jumlah bulan antara 1 dan 120.'

const template = v.object({
  title: requiredText('Judul templat', LIMITS.title),
  text: requiredText('Isi templat', LIMITS.reply),
})

export const deskSettingsInput = v.object({
  templates: v.pipe(
    v.array(template),
    v.maxLength(LIMITS.templates, `Paling banyak ${LIMITS.templates} templat.`),
  ),
  /** E-mail addresses that are notified of new reports. */
  recipients: v.pipe(
    v.array(email),
    v.maxLength(LIMITS.recipients, `Paling banyak ${LIMITS.recipients} alamat.`),
  ),
  /** Telegram chat that is notified of new reports, or ''. */
  telegramChat: v.pipe(
    optionalText('ID obrolan Telegram', LIMITS.name),
    v.regex(/^(-?\d+|@\w+)?$/, 'ID obrolan Telegram berupa angka atau @nama.'),
  ),
  /** Number of months after which closed reports are anonymised. Set by an admin. */
  anonymiseAfterMonths: v.pipe(
    v.number(months),
    v.integer(months),
    v.minValue(1, months),
    v.maxValue(120, months),
  ),
})

/** Document `desk_settings/1`, read and written only by the desk (staff who process reports). */
export const deskSettings = v.object({ ...deskSettingsInput.entries, ...changeMetadata })

/** Returns a schema that removes invalid items from a list. Values that are not lists become an empty list. */
function listOfValid<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((all) => all.filter((one): one is v.InferInput<Item> => v.is(item, one))),
  )
}

/** Schema for reading, which drops invalid parts. An invalid number of months becomes null: nothing is anonymised. */
export const readableDeskSettings = v.object({
  templates: listOfValid(template),
  recipients: listOfValid(email),
  telegramChat: v.fallback(deskSettingsInput.entries.telegramChat, ''),
  anonymiseAfterMonths: v.fallback(
    v.nullable(deskSettingsInput.entries.anonymiseAfterMonths),
    null,
  ),
})
export type DeskSettings = v.InferOutput<typeof readableDeskSettings>

export const DEFAULT_DESK_SETTINGS: v.InferOutput<typeof deskSettingsInput> = {
  templates: [],
  recipients: [],
  telegramChat: '',
  anonymiseAfterMonths: 12,
}
