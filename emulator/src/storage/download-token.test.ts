import { describe, expect, it } from 'vitest'
import { BUCKET, PROJECT, setupStorage, webUrl } from '../../tests/support/setup-storage'

const { send, storage, decide } = setupStorage()

describe('a download token', () => {
  const content = (token: string) => send('GET', `${webUrl('a')}?alt=media&token=${token}`)
  /** Gives the token of a new object. */
  async function upload(): Promise<string> {
    const { text } = await send('POST', `/v0/b/${BUCKET}/o?name=a`, {}, 'isi')
    return (JSON.parse(text) as { downloadTokens: string }).downloadTokens
  }

  it('opens the content without asking the rules', async () => {
    const token = await upload()
    decide(() => false)
    expect(await content(token)).toMatchObject({ status: 200, text: 'isi' })
  })

  it('opens the content alone', async () => {
    const token = await upload()
    decide(() => false)
    expect((await send('GET', `${webUrl('a')}?token=${token}`)).status).toBe(403)
  })

  it.each(['', 'wrong'])('%j is refused, even if the rules would allow it', async (token) => {
    await upload()
    expect((await content(token)).status).toBe(403)
  })

  it('ends when other content takes the place', async () => {
    const token = await upload()
    await upload()
    expect((await content(token)).status).toBe(403)
  })

  it('is not for an object that has none', async () => {
    storage().put(PROJECT, 'a', Buffer.from('isi'), {})
    expect((await content('')).status).toBe(403)
  })
})
