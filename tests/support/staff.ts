import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Role } from '../../src/domain/role'
import { DESKTOP, type setupBrowser } from './browser'
import type { setupSite } from './site'

/** The sample village's password for every role. */
export const PASSWORD = 'desa-demo-2026'

/** Signs in through the login page as the sample's person of that role. */
export async function signIn(page: Page, base: string, role: Role): Promise<void> {
  await page.goto(`${base}/login`)
  await fillLogin(page, `${role}@desa.test`, PASSWORD)
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
}

/** Goes to where whoever has signed in begins. */
export async function openDashboard(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/admin`)
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
}

type Open = ReturnType<typeof setupBrowser>['visit']

/**
 * Opens fresh profiles in which the sample's person of a role is signed in, with a page that is still
 * empty: signed in by hand the first time in a file, later come back, unless their session has ended.
 */
export function setupStaff({ url }: Pick<ReturnType<typeof setupSite>, 'url'>, visit: Open) {
  const sessions = new Map<Role, Session>()

  async function begin(role: Role): Promise<Session> {
    const { context, page } = await visit(DESKTOP)
    const answer = page.waitForResponse('**/accounts:signInWithPassword*')
    await signIn(page, url(''), role)
    const { idToken } = (await (await answer).json()) as { idToken: string }
    const kept = sessionOf(await context.storageState({ indexedDB: true }))
    await context.close()
    return { idToken, kept }
  }

  async function lasts({ idToken }: Session): Promise<boolean> {
    const address = url('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-desa')
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
    })
    return ok
  }

  return async (role: Role, device: Parameters<Open>[0] = DESKTOP) => {
    let session = sessions.get(role)
    if (!session || !(await lasts(session))) {
      session = await begin(role)
      sessions.set(role, session)
    }
    return visit({ ...device, storageState: session.kept })
  }
}

interface Session {
  idToken: string
  /** What the device keeps. */
  kept: StorageState
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Of what a device keeps, only who is signed in. */
function sessionOf({ cookies, origins }: StorageState): StorageState {
  return {
    cookies,
    origins: origins.map((origin) => ({
      ...origin,
      localStorage: [],
      indexedDB: (origin as WithDatabases).indexedDB?.filter(({ name }) => name === AUTH_DATABASE),
    })),
  }
}

/** The SDK's own. */
const AUTH_DATABASE = 'firebaseLocalStorageDb'

/** What Playwright's types do not tell of a state with IndexedDB. */
interface WithDatabases {
  indexedDB?: { name: string }[]
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

export interface WrittenArticle {
  title: string
  category?: string
  excerpt?: string
  content?: string
}

/** Types an article into the open form. */
export async function writeArticle(page: Page, article: WrittenArticle): Promise<void> {
  const { title, category, excerpt, content } = article
  const form = page.getByRole('form')
  await form.getByLabel('Judul', { exact: true }).fill(title)
  if (category) await form.getByRole('radio', { name: category }).check()
  await form.getByLabel('Ringkasan').fill(excerpt ?? `Ringkasan ${title}`)
  await form.getByLabel('Isi', { exact: true }).fill(content ?? `Isi ${title}.\nParagraf kedua.`)
}

/** Opens the form of a published article by words of its title. */
export async function openArticle(page: Page, base: string, title: string): Promise<void> {
  await page.goto(`${base}/admin/berita?status=terbit&q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await page.getByLabel('Ringkasan').waitFor()
}
