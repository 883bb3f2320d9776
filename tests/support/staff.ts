import type { Page } from 'playwright-core'
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

type Open = ReturnType<typeof setupBrowser>['visit']

/** Opens fresh profiles in which the sample's person of a role is signed in. */
export function setupStaff({ url }: Pick<ReturnType<typeof setupSite>, 'url'>, visit: Open) {
  return async (role: Role, device: Parameters<Open>[0] = DESKTOP) => {
    const visited = await visit(device)
    await signIn(visited.page, url(''), role)
    return visited
  }
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
