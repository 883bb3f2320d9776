import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type NoticeOptions, notifyComplaint } from '../../functions/src/notify-complaint'
import { formatTrackingCode } from '../../src/domain/id'
import { DEFAULT_DESK_SETTINGS } from '../../src/domain/schemas/desk-settings'
import { startEmpty } from '../support/emulator-setup'
import { expectLog } from './expect-log'
import { startMailServer } from './mail-server'
import { newCode, REPORTER, storeReport } from './report'
import { setupServices } from './services'
import { startTelegramServer } from './telegram-server'
import { PROJECT_ID, setupVillage } from './village'

const HOURS = 3_600_000
const TOKEN = '123456:test-Token'
const RECIPIENTS = ['kantor@desa.test', 'petugas@desa.test']
const DESK = { ...DEFAULT_DESK_SETTINGS, recipients: RECIPIENTS, telegramChat: '-100200300' }

const mail = await startMailServer()
const telegram = await startTelegramServer()
// The functions of a local Firebase of this file's own find both by their environment.
vi.stubEnv('SMTP_URL', mail.url)
vi.stubEnv('TELEGRAM_TOKEN', TOKEN)
vi.stubEnv('TELEGRAM_API', telegram.url)
const local = await startEmpty()
const connect = setupServices(undefined, local.url)
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

/** How many messages each server has taken. */
const counts = () => ({ mails: mail.mails.length, telegrams: telegram.messages.length })

const header = (name: string, index = 0) =>
  mail.mails[index]?.headers.filter((line) => line.toLowerCase().startsWith(`${name}: `)) ?? []

describe('the function', () => {
  const options: NoticeOptions = {
    smtpUrl: mail.url,
    telegramToken: TOKEN,
    siteUrl: 'https://desa.example',
  }
  let firestore: Firestore

  beforeAll(async () => {
    firestore = (await connect()).firestore
  })
  beforeEach(async () => {
    await firestore.doc('desk_settings/1').set(DESK)
    await firestore.doc('site_settings/1').set({ village_name: 'Desa Sukamaju' })
  })

  const notify = (id: string, changes: Partial<NoticeOptions> = {}, now = new Date()) =>
    notifyComplaint({ firestore }, { id, time: new Date() }, { ...options, ...changes }, now)

  const noticeOf = async (id: string) =>
    (await firestore.doc(`complaint_notices/${id}`).get()).data()

  it('sends an e-mail to all recipients and a message to the chat', async () => {
    const id = await storeReport(firestore, {}, new Date())
    await notify(id)
    expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    expect(mail.mails[0]?.recipients).toEqual(RECIPIENTS)
    expect(header('subject')).toEqual(['Subject: Laporan baru: Infrastruktur (Desa Sukamaju)'])
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
    expect(await noticeOf(id)).toEqual({
      leasedUntil: null,
      emailAt: expect.any(Timestamp) as Timestamp,
      telegramAt: expect.any(Timestamp) as Timestamp,
    })
  })

  it('tells nothing of who wrote it or what, and no header has the code', async () => {
    const id = await storeReport(firestore)
    await notify(id)
    const sent = JSON.stringify([mail.mails[0]?.raw, telegram.messages])
    const { name, address, phone, report } = REPORTER
    for (const personal of [name, address, phone, report, formatTrackingCode(id)])
      expect(sent).not.toContain(personal)
    expect(mail.mails[0]?.headers.join('\n')).not.toContain(id)
  })

  it.each([
    ['the site’s own user where ?from= is missing', '', 'situs@desa.test'],
    ['another address', '?from=pengaduan%40desa.test', 'pengaduan@desa.test'],
  ])('comes from %s', async (_, query, from) => {
    await notify(await storeReport(firestore), { smtpUrl: mail.url + query })
    expect(header('from')).toEqual([`From: ${from}`])
  })

  it.each(['telepon', 'whatsapp', 'datang'])(
    'tells of what staff took down too (%s)',
    async (channel) => {
      await notify(await storeReport(firestore, { channel }))
      expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    },
  )

  describe('tells nobody', () => {
    const ago = (hours: number) => new Date(Date.now() - hours * HOURS)

    it('of a report received over a day ago', async () => {
      await notify(await storeReport(firestore, {}, ago(24.1)))
      expect(counts()).toEqual({ mails: 0, telegrams: 0 })
    })

    it('of an event that is over a day old', async () => {
      const event = { id: await storeReport(firestore), time: ago(24.1) }
      await notifyComplaint({ firestore }, event, options, new Date())
      expect(counts()).toEqual({ mails: 0, telegrams: 0 })
    })

    it('but does of what arrived almost a day ago, having waited for a network before', async () => {
      const id = await storeReport(firestore, { date: ago(470).toISOString() }, ago(23.5))
      await notifyComplaint({ firestore }, { id, time: ago(23.5) }, options, new Date())
      expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    })

    it('of a report that was deleted meanwhile', async () => {
      await notify(newCode())
      expect(counts()).toEqual({ mails: 0, telegrams: 0 })
    })

    it.each([
      ['no secrets', { smtpUrl: '', telegramToken: '' }, {}],
      ['secrets that say none', { smtpUrl: '-', telegramToken: '-\n' }, {}],
      ['no recipients', {}, { recipients: [], telegramChat: '' }],
    ])('with %s, without an error or a trace', async (_, secrets, desk) => {
      await firestore.doc('desk_settings/1').set({ ...DESK, ...desk })
      const id = await storeReport(firestore)
      await notify(id, secrets)
      expect(counts()).toEqual({ mails: 0, telegrams: 0 })
      expect(await noticeOf(id)).toBeUndefined()
    })

    it('where the desk has saved no settings', async () => {
      await firestore.doc('desk_settings/1').delete()
      await notify(await storeReport(firestore))
      expect(counts()).toEqual({ mails: 0, telegrams: 0 })
    })
  })

  it.each([
    ['e-mail', { telegramToken: '-' }, { mails: 1, telegrams: 0 }],
    ['Telegram', { smtpUrl: '-' }, { mails: 0, telegrams: 1 }],
  ])('works by %s alone', async (_, secrets, sent) => {
    const id = await storeReport(firestore)
    await notify(id, secrets)
    await notify(id, secrets)
    expect(counts()).toEqual(sent)
  })

  describe('delivered again', () => {
    it('at once sends once', async () => {
      const id = await storeReport(firestore)
      const tries = await Promise.allSettled([notify(id), notify(id), notify(id)])
      expect(counts()).toEqual({ mails: 1, telegrams: 1 })
      // Who found it taken asks to come again, for whoever has it may fail.
      expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true)
      await notify(id)
      expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    })

    it('after a lost answer bears the same Message-ID, and another report another', async () => {
      const id = await storeReport(firestore)
      mail.become('lose')
      await expect(notify(id)).rejects.toThrow('not all were told')
      mail.become('accept')
      await notify(id)
      await notify(await storeReport(firestore))
      expect(counts()).toEqual({ mails: 3, telegrams: 2 })
      const [first, second, other] = [0, 1, 2].map((index) => header('message-id', index))
      expect(first).toEqual([expect.stringMatching(/^Message-ID: <[0-9a-f]{32}@desa\.example>$/i)])
      expect(second).toEqual(first)
      expect(other).not.toEqual(first)
    })

    it.each([
      ['e-mail', mail],
      ['Telegram', telegram],
    ])('after %s failed repeats that alone', async (_, server) => {
      const id = await storeReport(firestore)
      server.become('refuse')
      await expect(notify(id)).rejects.toThrow('not all were told')
      expect(counts().mails + counts().telegrams).toBe(1)
      server.become('accept')
      await notify(id)
      expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    })

    it('after the one that had it vanished, waits until its time is over', async () => {
      const id = await storeReport(firestore)
      const leasedUntil = Timestamp.fromMillis(Date.now() + 60_000)
      await firestore.doc(`complaint_notices/${id}`).set({ leasedUntil })
      await expect(notify(id)).rejects.toThrow('another delivery is at it')
      expect(counts()).toEqual({ mails: 0, telegrams: 0 })
      await notify(id, {}, new Date(Date.now() + 60_001))
      expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    })
  })

  describe('cannot be made to write headers', () => {
    it('by the village’s name', async () => {
      const village_name = 'Desa\r\nBcc: orang@lain.test\r\n\r\nIsi lain'
      await firestore.doc('site_settings/1').set({ village_name })
      await notify(await storeReport(firestore))
      expect(mail.mails[0]?.recipients).toEqual(RECIPIENTS)
      expect(header('bcc')).toEqual([])
      expect(header('subject')).toHaveLength(1)
    })

    it.each([
      'a@desa.test\r\nBcc: orang@lain.test',
      'a@desa.test, orang@lain.test',
      '<a@desa.test>',
    ])('by the recipient %j', async (recipient) => {
      await firestore.doc('desk_settings/1').set({ ...DESK, recipients: [recipient] })
      await expect(notify(await storeReport(firestore))).rejects.toThrow()
      expect(counts()).toEqual({ mails: 0, telegrams: 0 })
    })

    it('by the report', async () => {
      const id = await storeReport(firestore, { category: 'lainnya\r\nBcc: orang@lain.test' })
      expectLog('warn', `complaints/${id} is no report`)
      await notify(id)
      expect(counts()).toEqual({ mails: 0, telegrams: 0 })
    })
  })

  it('keeps a secret that cannot be read out of its error', async () => {
    await firestore.doc('desk_settings/1').set({ ...DESK, telegramChat: '' })
    const failure = await notify(await storeReport(firestore), { smtpUrl: 'rahasia@host' }).catch(
      (error: unknown) => error as AggregateError,
    )
    const [reason] = (failure as AggregateError).errors as unknown[]
    expect(reason).toEqual(new Error('SMTP_URL is no address as smtps://user:password@host'))
  })
})

describe('the trigger', () => {
  const village = setupVillage(local.url)
  const connectVillage = setupServices(PROJECT_ID, local.url)
  let firestore: Firestore

  beforeAll(async () => {
    firestore = (await connectVillage()).firestore
    await firestore.doc('desk_settings/1').set(DESK)
  })

  it.each(['once', 'twice', 'reversed'] as const)(
    'tells once of each report, its event delivered %s',
    async (mode) => {
      await village.deliver(mode)
      const ids = [await storeReport(firestore), await storeReport(firestore)]
      await firestore.doc(`complaints/${ids[0]}`).update({ assignee: 'petugas' })
      await village.settle()
      await village.deliver('once')
      expect(counts()).toEqual({ mails: 2, telegrams: 2 })
      for (const id of ids)
        expect(
          mail.mails.filter(({ raw }) => raw.includes(`${local.url}/admin/pengaduan/${id}`)),
        ).toHaveLength(1)
    },
  )

  it('comes again until a server that was down is back', async () => {
    mail.become('refuse')
    const id = await storeReport(firestore)
    await vi.waitFor(() => expect(counts().telegrams).toBe(1), 10_000)
    mail.become('accept')
    await village.settle()
    expect(counts()).toEqual({ mails: 1, telegrams: 1 })
    expect(mail.mails[0]?.raw).toContain(id)
  })
})
