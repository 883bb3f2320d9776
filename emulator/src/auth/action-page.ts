import { ApiError, type ApiRequest, type ApiResponse } from '../http/message'
import { AuthError } from './auth-error'
import { setPasswordByCode, verifyEmailByCode } from './password-reset'
import type { AuthProject } from './project'

export const ACTION_PATH = '/__/auth/action'

const EXPLAINED: Readonly<Record<string, string>> = {
  INVALID_OOB_CODE: 'Tautan ini sudah dipakai atau tidak berlaku. Minta tautan baru di situs desa.',
  EXPIRED_OOB_CODE: 'Tautan ini sudah kedaluwarsa. Minta tautan baru di situs desa.',
  WEAK_PASSWORD: 'Kata sandi terlalu pendek; paling sedikit enam huruf atau angka.',
}

export async function actionPage(project: AuthProject, request: ApiRequest): Promise<ApiResponse> {
  const { method, query, body } = request
  const oobCode = query.get('oobCode') ?? ''
  const mode = query.get('mode')
  if (mode !== 'resetPassword' && mode !== 'verifyEmail')
    throw new ApiError('UNIMPLEMENTED', 'Only links to set a password or to verify an e-mail work.')
  try {
    if (mode === 'verifyEmail') {
      verifyEmailByCode(project, oobCode)
      return page(
        '<p>E-mail Anda sudah terverifikasi. Kembali ke situs desa untuk melanjutkan.</p>',
      )
    }
    const email = project.oobCodes.check(oobCode, 'PASSWORD_RESET')
    if (method !== 'POST') return page(form(email))
    const password = new URLSearchParams(body.toString()).get('password') ?? ''
    await setPasswordByCode(project, oobCode, password)
    return page(
      '<p>Kata sandi sudah diganti.</p><p><a href="/login">Masuk dengan kata sandi baru</a></p>',
    )
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const [reason = ''] = error.message.split(' ')
    return page(
      `<p role="alert">${EXPLAINED[reason] ?? 'Kata sandi tidak dapat diganti.'}</p>`,
      400,
    )
  }
}

function form(email: string): string {
  return `<p>Kata sandi baru untuk <strong>${escapeHtml(email)}</strong></p>
<form method="post">
<label>Kata sandi baru <input type="password" name="password" minlength="8" required autocomplete="new-password"></label>
<button>Simpan kata sandi</button>
</form>`
}

function page(content: string, status = 200): ApiResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'same-origin' },
    body: `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Akun Anda</title>
<style>body{font:1.125rem/1.6 system-ui;max-width:32rem;margin:3rem auto;padding:0 1rem}input,button{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.75rem;margin:.5rem 0}</style>
<h1>Akun Anda</h1>
${content}
<p><small>Halaman Firebase lokal; di internet, Firebase sendiri yang menampilkannya.</small></p>
</html>`,
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
