import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { email } from '@/domain/schemas/user'
import { deskSettingsInput } from '@/domain/schemas/desk-settings'

export type DeskSettingsInput = v.InferOutput<typeof deskSettingsInput>

const { entries } = deskSettingsInput

const linesOf = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)

/** What the form holds, as what is stored: addresses one in a line, the number as it is typed. */
export const deskSettingsForm = v.object({
  ...entries,
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
  anonymiseAfterMonths: v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (/^\d+$/.test(text) ? Number(text) : NaN)),
    entries.anonymiseAfterMonths,
  ),
})

/** The form's values of what is stored. */
export function deskSettingsValues(settings: DeskSettingsInput): Values {
  const { templates, recipients, telegramChat, anonymiseAfterMonths } = settings
  return {
    templates: templates.map(({ title, text }) => ({ title, text })),
    recipients: recipients.join('\n'),
    telegramChat,
    anonymiseAfterMonths: String(anonymiseAfterMonths),
  }
}
