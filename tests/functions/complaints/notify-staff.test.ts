import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  enqueueNotice,
  type NoticeOptions,
  notifyStaff,
} from '../../../functions/src/notifications/notify-staff'
import { DEFAULT_DESK_SETTINGS } from '../../../src/domain/complaints/desk-settings-schema'
import { formatTrackingCode } from '../../../src/domain/ids/id'
import { startEmpty } from '../../support/emulator-setup'
import { expectLog } from '../expect-log'
import { setupServices } from '../services'
import { PROJECT_ID, setupVillage } from '../village'
import { startMailServer, startTelegramServer } from './message-servers'
import { newCode, REPORTER, storeReport } from './report'

const HOURS = 3_600_000
const TOKEN = '123456:test-Token'
const RECIPIENTS = ['kantor@desa.test', 'petugas@desa.test']
const DESK = { ...DEFAULT_DESK_SETTINGS, recipients: RECIPIENTS, telegramChat: '-100200300' }

const mail = await startMailServer()
const telegram = await startTelegramServer()
// The local Firebase of this file starts its functions with this environment.
vi.stubEnv('SMTP_URL', mail.url)
vi.stubEnv('TELEGRAM_TOKEN', TOKEN)
vi.stubEnv('TELEGRAM_API', telegram.url)
const local = await startEmpty({ isQuiet: true })
const { firestore } = setupServices(undefined, local.url)
afterAll(async () => {
  telegram.stop()
  await Promise.all([local.stop(), mail.stop()])
  vi.unstubAllEnvs()
})

beforeEach(() => {
  for (const server of [mail, telegram]) server.become('accept')
  mail.mails.length = 0
  telegram.messages.length = 0
})

const counts = () => ({ mails: mail.mails.length, telegrams: telegram.messages.length })

const header = (name: string, index = 0) =>
  mail.mails[index]?.headers.filter((line) => line.toLowerCase().startsWith(`${name}: `)) ?? []

const subject = (index = 0) => header('subject', index).join().replace('Subject: ', '')

describe('the notification function', () => {
  const options: NoticeOptions = {
    smtpUrl: mail.url,
    telegramToken: TOKEN,
    siteUrl: 'https://desa.example',
  }

  beforeEach(async () => {
    await firestore.doc('desk_settings/1').set(DESK)
    await firestore.doc('site_settings/1').set({ village_name: 'Desa Sukamaju' })
    for (const name of ['complaint_notices', 'complaint_work'])
      await firestore.recursiveDelete(firestore.collection(name))
  })

  async function note(id: string) {
    const document = firestore.doc(`complaint_status/${id}`)
    const before = await firestore.doc(`complaint_status/${newCode()}`).get()
    await enqueueNotice({ firestore }, { document: id, before, after: await document.get() })
  }

  const notifyAll = (changes: Partial<NoticeOptions> = {}, now = new Date()) =>
    notifyStaff({ firestore }, { ...options, ...changes }, now)

  async function notify(id: string, changes: Partial<NoticeOptions> = {}, now = new Date()) {
    await note(id)
    await notifyAll(changes, now)
  }

  const noticeOf = async (id: string) =>
    (await firestore.doc(`complaint_notices/${id}`).get()).data()

  it('sends an e-mail to all recipients and a message to the chat', async () => {
    const id = await storeReport(firestore, {}, new Date())
    await notify(id)
    expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    expect(mail.mails[0]?.recipients).toEqual(RECIPIENTS)
    expect(subject()).toBe('Laporan baru: Infrastruktur (Desa Sukamaju)')
    expect(header('from')).toEqual(['From: situs@desa.test'])
    expect(header('auto-submitted')).toEqual(['Auto-Submitted: auto-generated'])
    const link = `https://desa.example/admin/pengaduan/${id}`
    expect(mail.mails[0]?.raw).toContain(link)
    const [message] = telegram.messages
    expect(message?.path).toBe(`/bot${TOKEN}/sendMessage`)
    expect(message?.body).toMatchObject({
      chat_id: '-100200300',
      text: expect.stringContaining(link) as string,
    })
    expect(await noticeOf(id)).toEqual({ emailDue: null, telegramDue: null })
  })

  it('announces reopened complaints, with or without new complaints in the same message', async () => {
    const reopened = await storeReport(firestore)
    await firestore.doc(`complaint_status/${reopened}`).update({ verdict: 'belum' })
    await notify(reopened)
    expect(subject()).toBe('Laporan dibuka lagi: Infrastruktur (Desa Sukamaju)')
    expect(JSON.stringify(telegram.messages[0]?.body)).toContain('belum beres')
    await firestore.doc(`complaint_notices/${reopened}`).delete()
    await note(reopened)
    await notify(await storeReport(firestore))
    expect(subject(1)).toBe('2 laporan baru atau dibuka lagi (Desa Sukamaju)')
    expect(JSON.stringify(telegram.messages[1]?.body).match(/, belum beres/g)).toHaveLength(1)
  })

  it('announces information requests, with or without complaints in the same message', async () => {
    const id = newCode()
    const receivedAt = Timestamp.now()
    await firestore.doc(`requests/${id}`).set({ id, receivedAt, name: REPORTER.name })
    const document = firestore.doc(`request_status/${id}`)
    const before = await document.get()
    await document.set({ id, receivedAt })
    await enqueueNotice({ firestore }, { document: id, before, after: await document.get() })
    await notifyAll()
    expect(subject()).toBe('Laporan baru: Permohonan informasi (Desa Sukamaju)')
    expect(mail.mails[0]?.raw).toContain(`https://desa.example/admin/permohonan/${id}`)
    expect(mail.mails[0]?.raw).not.toContain(REPORTER.name)
  })

  it.each([
    ['requests', 'Permohonan informasi'],
    ['objections', 'Keberatan'],
  ])('reminds staff of unanswered %s before and after the deadline', async (name, noun) => {
    const id = newCode()
    const request = firestore.doc(`${name}/${id}`)
    await request.set({ id, receivedAt: Timestamp.now(), closedAt: null })
    const remind = async (reminder: string) => {
      const due = Timestamp.now()
      await firestore
        .doc(`complaint_notices/${id}`)
        .set({ emailDue: due, telegramDue: due, reminder })
      await notifyAll()
    }
    await remind('hari kerja ke-8 dari 10')
    expect(subject()).toBe(`Laporan menunggu jawaban: ${noun} (Desa Sukamaju)`)
    expect(JSON.stringify(telegram.messages[0]?.body)).toContain(
      `${noun} ini belum dijawab: hari kerja ke-8 dari 10`,
    )
    await remind('melewati batas waktu')
    expect(header('message-id', 1)).not.toEqual(header('message-id'))
    await request.update({ closedAt: Timestamp.now() })
    await remind('melewati batas waktu')
    expect(counts()).toEqual({ mails: 2, telegrams: 2 })
  })

  it('reveals neither author nor text of a report, and no tracking code in an e-mail header', async () => {
    const documentationurl = 'https://lain.test/foto.jpg'
    const id = await storeReport(firestore, { documentationurl, updatedBy: 'petugas-1' })
    await notify(id)
    const sent = JSON.stringify([mail.mails[0]?.raw, telegram.messages])
    const { name, address, phone, report } = REPORTER
    const code = formatTrackingCode(id)
    for (const personal of [name, address, phone, report, code, documentationurl, 'petugas-1'])
      expect(sent).not.toContain(personal)
    expect(mail.mails[0]?.headers.join('\n')).not.toContain(id)
  })

  it('uses the sender address in the SMTP secret instead of the SMTP user', async () => {
    const smtpUrl = `${mail.url}?from=pengaduan%40desa.test`
    await notify(await storeReport(firestore), { smtpUrl })
    expect(header('from')).toEqual(['From: pengaduan@desa.test'])
  })

  const ago = (hours: number) => new Date(Date.now() - hours * HOURS)

  it.each<[string, boolean, Date, object]>([
    ['that staff entered', true, new Date(), { channel: 'telepon' }],
    ['received more than a day ago', false, ago(24.1), {}],
    ['that was written offline weeks ago', true, ago(23.5), { date: ago(470).toISOString() }],
  ])('notifies staff of a report %s (expected: %s)', async (_, isSent, receivedAt, changes) => {
    await notify(await storeReport(firestore, changes, receivedAt))
    const times = Number(isSent)
    expect(counts()).toEqual({ mails: times, telegrams: times })
  })

  it.each<[string, Partial<NoticeOptions>, object | null, number, number]>([
    ['no secrets', { smtpUrl: '', telegramToken: '' }, {}, 0, 0],
    ['disabled secrets', { smtpUrl: '-', telegramToken: '-\n' }, {}, 0, 0],
    ['only an e-mail server', { telegramToken: '-' }, {}, 1, 0],
    ['only Telegram', { smtpUrl: '-' }, {}, 0, 1],
    ['no recipients', {}, { recipients: [], telegramChat: '' }, 0, 0],
    ['no saved settings', {}, null, 0, 0],
  ])(
    'sends only through the configured channels (%s)',
    async (_, secrets, desk, mails, telegrams) => {
      const settings = firestore.doc('desk_settings/1')
      await (desk ? settings.set({ ...DESK, ...desk }) : settings.delete())
      const id = await storeReport(firestore)
      await notify(id, secrets)
      await notify(id, secrets)
      expect(counts()).toEqual({ mails, telegrams })
    },
  )

  describe('a repeated delivery', () => {
    it('keeps the Message-ID after a lost response, and uses a new Message-ID for another report', async () => {
      const id = await storeReport(firestore)
      mail.become('lose')
      await expect(notify(id)).rejects.toThrow()
      mail.become('accept')
      const next = await storeReport(firestore)
      await notify(next)
      await notifyAll()
      expect(counts()).toEqual({ mails: 3, telegrams: 2 })
      expect(mail.mails.map(({ raw }) => [raw.includes(id), raw.includes(next)])).toEqual([
        [true, false],
        [true, false],
        [false, true],
      ])
      const [first, second, other] = [0, 1, 2].map((index) => header('message-id', index))
      expect(first).toEqual([expect.stringMatching(/^Message-ID: <[0-9a-f]{32}@desa\.example>$/i)])
      expect(second).toEqual(first)
      expect(other).not.toEqual(first)
    })

    it.each([
      ['e-mail', mail],
      ['Telegram', telegram],
    ])('sends only the %s message again after it failed', async (_, server) => {
      const id = await storeReport(firestore)
      server.become('refuse')
      await expect(notify(id)).rejects.toThrow()
      expect(counts().mails + counts().telegrams).toBe(1)
      server.become('accept')
      await notify(id)
      expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    })
  })

  it('sends one message about many reports, with a list of ten reports and the number of other reports', async () => {
    const ids: string[] = []
    for (let index = 0; index < 12; index++) ids.push(await storeReport(firestore))
    await Promise.all(ids.map(note))
    await notifyAll()
    await notifyAll()
    expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    expect(subject()).toBe('12 laporan baru (Desa Sukamaju)')
    const [message] = telegram.messages
    const { text } = message?.body as { text: string }
    expect(
      ids.filter((id) => text.includes(`https://desa.example/admin/pengaduan/${id}`)),
    ).toHaveLength(10)
    expect(text).toContain('dan 2 laporan lain.')
    expect(text).not.toContain(REPORTER.name)
  })

  it('omits reports that were already deleted as spam, and sends nothing if none are left', async () => {
    const [spam, id] = [await storeReport(firestore), await storeReport(firestore)]
    await note(spam)
    await firestore.doc(`complaints/${spam}`).delete()
    await notifyAll()
    expect(counts()).toEqual({ mails: 0, telegrams: 0 })
    await Promise.all([note(spam), note(id)])
    await notifyAll()
    expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    expect(mail.mails[0]?.raw).toContain(id)
    expect(mail.mails[0]?.raw).not.toContain(spam)
  })

  it('ignores invalid desk settings', async () => {
    const recipients = [5, ...RECIPIENTS, 'kantor desa']
    const broken = { templates: 'Terima kasih.', anonymiseAfterMonths: 'dua belas' }
    await firestore.doc('desk_settings/1').set({ ...DESK, ...broken, recipients })
    await notify(await storeReport(firestore))
    expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    expect(mail.mails[0]?.recipients).toEqual(RECIPIENTS)
  })

  describe('with hostile text', () => {
    it.each([
      '<script>alert(1)</script>',
      '<a href="https://lain.test">Buka</a>',
      '[Buka](https://lain.test) *Desa* _maju_ `a`',
      '@semua tg://user?id=1',
      '=?utf-8?Q?Desa=0D=0ABcc:_orang@lain.test?=',
      '%0d%0aBcc: orang@lain.test',
      'Desa\u2028Bcc: orang@lain.test\u0085Bcc: orang@lain.test',
      'Desa\0\u000b\u000cBcc: orang@lain.test',
      '\r\nBcc: orang@lain.test\r\n\r\nIsi lain',
    ])('shows the village name %j as text and adds no recipient', async (marks) => {
      await firestore.doc('site_settings/1').set({ village_name: `Desa ${marks}` })
      await notify(await storeReport(firestore))
      expect(mail.mails[0]?.recipients).toEqual(RECIPIENTS)
      expect([header('bcc'), header('cc')]).toEqual([[], []])
      expect(['to', 'from', 'subject'].map((name) => header(name).length)).toEqual([1, 1, 1])
      expect(header('content-type')).toEqual(['Content-Type: text/plain; charset=utf-8'])
      // Telegram shows the text unchanged if the message has no parse mode.
      expect(telegram.messages[0]?.body).toEqual({
        chat_id: DESK.telegramChat,
        text: expect.stringContaining(`Desa ${marks}`) as string,
        link_preview_options: { is_disabled: true },
      })
    })

    it.each([
      'a@desa.test\r\nBcc: orang@lain.test',
      'orang@lain.test, kantor@desa.test',
      'orang@lain.test;kantor@desa.test',
      'Bcc: orang@lain.test',
      '<a@desa.test>',
      '"orang@lain.test" <kantor@desa.test>',
      'kantor@desa.test\0orang@lain.test',
      'kantor@desa.test>\r\nRCPT TO:<orang@lain.test',
      'kelompok: orang@lain.test;',
      { address: 'orang@lain.test' },
    ])('skips the recipient %j and notifies the others', async (recipient) => {
      const recipients = [recipient, ...RECIPIENTS]
      await firestore.doc('desk_settings/1').set({ ...DESK, recipients })
      await notify(await storeReport(firestore))
      expect(mail.mails.map((one) => one.recipients)).toEqual([RECIPIENTS])
    })

    it.each([
      ...['-100\n200', '@kanal/../getUpdates', '1, 2', 'https://lain.test', '-1&text=a'],
      { id: 1 },
    ])('sends no message to the chat %j', async (telegramChat) => {
      await firestore.doc('desk_settings/1').set({ ...DESK, telegramChat })
      await notify(await storeReport(firestore))
      expect(counts()).toEqual({ mails: 1, telegrams: 0 })
    })

    it('sends nothing about a report with a line break in its category', async () => {
      const id = await storeReport(firestore, { category: 'lainnya\r\nBcc: orang@lain.test' })
      // Logged once for each channel.
      expectLog('warn', `complaints/${id} is not a valid report`)
      expectLog('warn', `complaints/${id} is not a valid report`)
      await notify(id)
      expect(counts()).toEqual({ mails: 0, telegrams: 0 })
    })
  })

  it('does not include an invalid secret in the error', async () => {
    await firestore.doc('desk_settings/1').set({ ...DESK, telegramChat: '' })
    const failure = await notify(await storeReport(firestore), { smtpUrl: 'rahasia@host' }).catch(
      (error: unknown) => error,
    )
    expect(failure).toEqual(new Error('SMTP_URL must have the form smtps://user:password@host'))
  })
})

describe('events and the schedule', () => {
  const village = setupVillage(local.url)
  const villageServices = setupServices(PROJECT_ID, local.url)
  let firestore: Firestore

  beforeAll(async () => {
    firestore = villageServices.firestore
    await firestore.doc('desk_settings/1').set(DESK)
  })

  it.each(['once', 'twice', 'reversed'] as const)(
    'notify staff once about each report with events delivered %s',
    async (mode) => {
      await village.deliver(mode)
      const ids = [await storeReport(firestore), await storeReport(firestore)]
      await firestore.doc(`complaints/${ids[0]}`).update({ assignee: 'petugas' })
      await village.settle()
      await village.deliver('once')
      expect(counts()).toEqual({ mails: 0, telegrams: 0 })
      await village.run('every-fiveminutes')
      await village.run('every-fiveminutes')
      expect(counts()).toEqual({ mails: 1, telegrams: 1 })
      for (const id of ids)
        expect(mail.mails[0]?.raw).toContain(`${local.url}/admin/pengaduan/${id}`)
    },
  )
})
