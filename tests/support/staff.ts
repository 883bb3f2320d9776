import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import type { Page } from 'playwright-core'
import type { Role } from '../../src/domain/users/role'
import { DESKTOP, setupBrowser } from './browser'
import { setupSite } from './site'

export const PASSWORD = 'desa-demo-2026'

export async function signIn(page: Page, base: string, role: Role): Promise<void> {
  await page.goto(`${base}/login`)
  await fillLogin(page, `${role}@desa.test`, PASSWORD)
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
}

export async function openDashboard(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/admin`)
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
}

type Open = ReturnType<typeof setupBrowser>['visit']

/**
 * Opens fresh profiles in which a user of the sample is signed in, with an empty page. Each role signs in
 * once per file, unless its session has ended.
 */
export function setupStaff({ url }: Pick<ReturnType<typeof setupSite>, 'url'>, visit: Open) {
  const sessions = new Map<Role, Session>()

  async function isValid({ idToken }: Session): Promise<boolean> {
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
    if (!session || !(await isValid(session))) {
      session = await startSession(url(''), role)
      sessions.set(role, session)
    }
    const visited = await visit(device)
    await visited.context.addInitScript(storeSession, session.stored)
    return visited
  }
}

/** Starts the sample village for a file of staff tests, without the preparation for offline use. */
export function setupStaffSite(options?: Parameters<typeof setupSite>[0]) {
  const site = setupSite(options)
  const { visit } = setupBrowser({ installs: false })
  return { site, visit, visitAs: setupStaff(site, visit) }
}

interface Session {
  idToken: string
  stored: [key: string, user: string]
}

/** Signs in without opening a page, which is faster. */
async function startSession(url: string, role: Role): Promise<Session> {
  const app = initializeApp({ projectId: 'demo-desa', apiKey: 'demo-desa' })
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, url, { disableWarnings: true })
  const { user } = await signInWithEmailAndPassword(auth, `${role}@desa.test`, PASSWORD)
  const key = `firebase:authUser:${auth.config.apiKey}:${auth.name}`
  const session: Session = { idToken: await user.getIdToken(), stored: [key, JSON.stringify(user)] }
  await deleteApp(app)
  return session
}

/** Stores the session in the browser so that the Auth SDK finds it. Runs in each page. */
function storeSession([key, user]: Session['stored']) {
  const isKept = 'tests:signed-in'
  if (location.protocol !== 'http:' || localStorage.getItem(isKept)) return
  localStorage.setItem(isKept, 'yes')
  localStorage.setItem(key, user)
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

export interface WrittenArticle {
  title: string
  category?: string
  content?: string
}

export async function writeArticle(page: Page, article: WrittenArticle): Promise<void> {
  const { title, category, content } = article
  const form = page.getByRole('form')
  await form.getByLabel('Judul', { exact: true }).fill(title)
  if (category) await form.getByRole('radio', { name: category }).check()
  await form.getByLabel('Ringkasan').fill(`Ringkasan ${title}`)
  await form.getByLabel('Isi', { exact: true }).fill(content ?? `Isi ${title}.\nParagraf kedua.`)
}

export async function openArticle(page: Page, base: string, title: string): Promise<void> {
  await page.goto(`${base}/admin/berita?status=terbit&q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await page.getByLabel('Ringkasan').waitFor()
}
