import type { DeskSettings } from '@/domain/complaints/desk-settings-schema'

export const DESK_SETTINGS_LABELS: Record<keyof DeskSettings, string> = {
  templates: 'Templat balasan',
  recipients: 'E-mail penerima pemberitahuan',
  telegramChat: 'ID obrolan Telegram',
  anonymiseAfterMonths: 'Anonimkan setelah (bulan)',
}
