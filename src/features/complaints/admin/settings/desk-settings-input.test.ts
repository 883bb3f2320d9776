import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DEFAULT_DESK_SETTINGS } from '@/domain/complaints/desk-settings-schema'
import { adminDeskSettingsForm, deskSettingsForm, deskSettingsValues } from './desk-settings-input'

const SETTINGS = {
  templates: [{ title: 'Diterima', text: 'Terima kasih.' }],
  recipients: ['kantor@desa.example', 'kades@desa.example'],
  telegramChat: '-100123',
  anonymiseAfterMonths: 24,
}

it.each([DEFAULT_DESK_SETTINGS, SETTINGS])(
  'the form schema converts form values back to the original desk settings',
  (stored) => {
    expect(v.parse(adminDeskSettingsForm, deskSettingsValues(stored))).toEqual(stored)
  },
)

it('the form schema for the role petugas omits the retention period', () => {
  expect(v.parse(deskSettingsForm, deskSettingsValues(SETTINGS))).not.toHaveProperty(
    'anonymiseAfterMonths',
  )
})

describe('the settings form rejects the field', () => {
  const messageOf = (field: string, value: string) => {
    const values = { ...deskSettingsValues(SETTINGS), [field]: value }
    const { issues = [] } = v.safeParse(adminDeskSettingsForm, values)
    return issues.map((issue) => [v.getDotPath(issue), issue.message])
  }
  it.each([
    ['recipients', 'kantor@desa.example\nkantor desa', 'Bukan alamat e-mail: kantor desa'],
    ['anonymiseAfterMonths', '', 'Jumlah bulan antara 1 dan 120.'],
    ['anonymiseAfterMonths', '12,5', 'Jumlah bulan antara 1 dan 120.'],
    ['anonymiseAfterMonths', '0', 'Jumlah bulan antara 1 dan 120.'],
    ['telegramChat', 'grup desa', 'ID obrolan Telegram berupa angka atau @nama.'],
  ])('%s with the value %j', (field, value, message) => {
    expect(messageOf(field, value)).toEqual([[field, message]])
  })
})
