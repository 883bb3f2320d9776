import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { type DeskSettings, deskSettingsInput } from '@/domain/complaints/desk-settings-schema'
import { cleanText } from '@/domain/text/clean-text'
import { email } from '@/domain/users/user-schema'

const { entries } = deskSettingsInput

const linesOf = (text: string) =>
  text
    .split(/[\n,;]/)
    .map(cleanText)
    .filter(Boolean)

const months = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (/^\d+$/.test(text) ? Number(text) : NaN)),
  entries.anonymiseAfterMonths,
)

/** Schema that converts form values to stored settings. Each line of `recipients` is an e-mail address. */
export const deskSettingsForm = v.object({
  templates: entries.templates,
  telegramChat: entries.telegramChat,
  recipients: v.pipe(
    v.string(),
    v.transform(linesOf),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const wrong = dataset.value.find((line) => !v.safeParse(email, line).success)
      if (wrong !== undefined) addIssue({ message: `Bukan alamat e-mail: ${wrong}` })
    }),
    entries.recipients,
  ),
})

export const adminDeskSettingsForm = v.object({
  ...deskSettingsForm.entries,
  anonymiseAfterMonths: months,
})

export const deskSettingsBase = v.object({
  ...deskSettingsForm.entries,
  anonymiseAfterMonths: v.fallback(v.nullable(months), null),
})

export function deskSettingsValues(settings: DeskSettings): Values {
  const { templates, recipients, telegramChat, anonymiseAfterMonths } = settings
  return {
    templates: templates.map(({ title, text }) => ({ title, text })),
    recipients: recipients.join('\n'),
    telegramChat,
    anonymiseAfterMonths: anonymiseAfterMonths === null ? '' : String(anonymiseAfterMonths),
  }
}
