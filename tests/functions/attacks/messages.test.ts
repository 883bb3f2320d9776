import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { notifyStaff } from '../../../functions/src/notifications/notify-staff'
import { DEFAULT_DESK_SETTINGS } from '../../../src/domain/complaints/desk-settings-schema'
import { startMailServer } from '../complaints/mail-server'
import { storeReport } from '../complaints/report'
import { startTelegramServer } from '../complaints/telegram-server'
import { setupServices } from '../services'

/*
 * Attacks on messages to staff by the author of a report or by the settings. Line breaks in the village name,
 * in recipients and in a category are tested in tests/functions/complaints/notify-staff.test.ts.
 */

const RECIPIENT = 'kantor@desa.test'
const mail = await startMailServer()
const telegram = await startTelegramServer()
vi.stubEnv('TELEGRAM_API', telegram.url)
const { firestore } = setupServices()
afterAll(async () => {
  telegram.stop()
  await mail.stop()
  vi.unstubAllEnvs()
})

beforeEach(() => {
  mail.mails.length = 0
  telegram.messages.length = 0
})

/** Returns the messages about a report under these settings. */
async function messagesOf(report: object, village_name = 'Desa Sukamaju', desk: object = {}) {
  const settings = { recipients: [RECIPIENT], telegramChat: '-100200300', ...desk }
  await firestore.doc('desk_settings/1').set({ ...DEFAULT_DESK_SETTINGS, ...settings })
  await firestore.doc('site_settings/1').set({ village_name })
  for (const name of ['complaint_notices', 'complaint_work'])
    await firestore.recursiveDelete(firestore.collection(name))
  const id = await storeReport(firestore, report)
  const now = new Date()
  await firestore.doc(`complaint_notices/${id}`).set({ emailDue: now, telegramDue: now })
  const siteUrl = 'https://desa.example'
  await notifyStaff({ firestore }, { smtpUrl: mail.url, telegramToken: '1:a', siteUrl }, now)
  return { id, mails: mail.mails, telegrams: telegram.messages }
}

/** Texts that a mail program, a browser or Telegram could interpret. */
const MARKS = [
  '<script>alert(1)</script>',
  '<a href="https://lain.test">Buka</a>',
  '[Buka](https://lain.test)',
  '*Desa* _maju_ `a`',
  '@semua tg://user?id=1',
  '=?utf-8?Q?Desa=0D=0ABcc:_orang@lain.test?=',
  '%0d%0aBcc: orang@lain.test',
  'Desa\u2028Bcc: orang@lain.test\u0085Bcc: orang@lain.test',
  'Desa\0\u000b\u000cBcc: orang@lain.test',
]

describe.each(MARKS)('the text %j', (marks) => {
  it('stays out of messages when it is in a report', async () => {
    const { id, mails, telegrams } = await messagesOf({
      name: marks,
      address: marks,
      phone: marks,
      report: marks,
      documentationurl: marks,
      updatedBy: marks,
    })
    expect([mails.length, telegrams.length]).toEqual([1, 1])
    expect(mails[0]?.raw).toContain(id)
    expect(JSON.stringify([mails[0]?.raw, telegrams])).not.toMatch(/lain[.]test|alert|tg:|maju_/)
  })

  it('stays text in the village name and adds no recipient', async () => {
    const { mails, telegrams } = await messagesOf({}, `Desa ${marks}`)
    expect(mails[0]?.recipients).toEqual([RECIPIENT])
    const headers = mails[0]?.headers ?? []
    const named = (name: string) => headers.filter((line) => line.toLowerCase().startsWith(name))
    expect([named('bcc:'), named('cc:')]).toEqual([[], []])
    expect([named('to:').length, named('from:').length, named('subject:').length]).toEqual([
      1, 1, 1,
    ])
    expect(named('content-type:')).toEqual(['Content-Type: text/plain; charset=utf-8'])
    // Telegram shows the text unchanged if the message has no parse mode.
    expect(telegrams[0]?.body).toEqual({
      chat_id: '-100200300',
      text: expect.stringContaining(`Desa ${marks}`) as string,
      link_preview_options: { is_disabled: true },
    })
  })
})

it.each(['-100\n200', '@kanal/../getUpdates', '1, 2', 'https://lain.test', '-1&text=a', { id: 1 }])(
  'sends no message to the chat %j',
  async (telegramChat) => {
    const { mails, telegrams } = await messagesOf({}, 'Desa', { telegramChat })
    expect([mails.length, telegrams.length]).toEqual([1, 0])
  },
)

it.each([
  'orang@lain.test, kantor@desa.test',
  'orang@lain.test;kantor@desa.test',
  'Bcc: orang@lain.test',
  '"orang@lain.test" <kantor@desa.test>',
  'kantor@desa.test\0orang@lain.test',
  'kantor@desa.test>\r\nRCPT TO:<orang@lain.test',
  'kelompok: orang@lain.test;',
  { address: 'orang@lain.test' },
])('skips the recipient %j and notifies the others', async (recipient) => {
  const { mails } = await messagesOf({}, 'Desa', { recipients: [recipient, RECIPIENT] })
  expect(mails.map(({ recipients }) => recipients)).toEqual([[RECIPIENT]])
})
