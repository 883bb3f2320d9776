import * as v from 'valibot'
import { LIMITS } from '../limits'
import { stamp } from '../publishing/stamp-schema'
import { optionalText, requiredText } from '../text/text-schema'
import { email } from '../users/user-schema'

const months = 'Jumlah bulan antara 1 dan 120.'

const template = v.object({
  title: requiredText('Judul templat', LIMITS.title),
  text: requiredText('Isi templat', LIMITS.reply),
})

/** What the complaints desk works with. */
export const deskSettingsInput = v.object({
  /** Replies that are often given. */
  templates: v.pipe(
    v.array(template),
    v.maxLength(LIMITS.templates, `Paling banyak ${LIMITS.templates} templat.`),
  ),
  /** Who is told by e-mail of a new report. */
  recipients: v.pipe(
    v.array(email),
    v.maxLength(LIMITS.recipients, `Paling banyak ${LIMITS.recipients} alamat.`),
  ),
  /** The Telegram chat that is told of a new report; '' for none. */
  telegramChat: v.pipe(
    optionalText('ID obrolan Telegram', LIMITS.name),
    v.regex(/^(-?\d+|@\w+)?$/, 'ID obrolan Telegram berupa angka atau @nama.'),
  ),
  /** Closed reports are anonymised after so many months, which an admin chooses. */
  anonymiseAfterMonths: v.pipe(
    v.number(months),
    v.integer(months),
    v.minValue(1, months),
    v.maxValue(120, months),
  ),
})

/** `desk_settings/1`: read and written by the desk only. */
export const deskSettings = v.object({ ...deskSettingsInput.entries, ...stamp })

/** Those of a list that fit; what is no list has none. */
function fitting<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((all) => all.filter((one): one is v.InferInput<Item> => v.is(item, one))),
  )
}

/**
 * The same as it is read: what does not fit is left out, so that it stops nothing else. Months that
 * cannot be read are null, and nothing may be anonymised by them.
 */
export const readableDeskSettings = v.object({
  templates: fitting(template),
  recipients: fitting(email),
  telegramChat: v.fallback(deskSettingsInput.entries.telegramChat, ''),
  anonymiseAfterMonths: v.fallback(
    v.nullable(deskSettingsInput.entries.anonymiseAfterMonths),
    null,
  ),
})
export type DeskSettings = v.InferOutput<typeof readableDeskSettings>

/** What applies until somebody has saved others. */
export const DEFAULT_DESK_SETTINGS: v.InferOutput<typeof deskSettingsInput> = {
  templates: [],
  recipients: [],
  telegramChat: '',
  anonymiseAfterMonths: 12,
}
