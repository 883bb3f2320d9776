import * as v from 'valibot'
import { type Check, fine, unknown, wrong } from './check'
import type { Deployed } from './deployed'

const refusal = v.object({ error: v.object({ message: v.string() }) })

/**
 * Returns Google's error for an unknown user
 * (firebase.google.com/docs/reference/rest/auth#section-sign-in-email-password).
 */
async function refusalOf({ apiKey, local, siteUrl }: Deployed): Promise<string> {
  const host = local
    ? `${local}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
  const answer = await fetch(`${host}/v1/accounts:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    // The API key may be restricted to the site's pages.
    headers: { 'content-type': 'application/json', referer: `${siteUrl}/` },
    body: JSON.stringify({
      email: `uji-${crypto.randomUUID()}@desa.invalid`,
      password: crypto.randomUUID(),
      returnSecureToken: true,
    }),
  })
  const parsed = v.safeParse(refusal, await answer.json())
  return parsed.success ? parsed.output.error.message : `HTTP ${answer.status}`
}

/** Matches errors that prove that sign-in with e-mail and password is enabled. */
const STRANGER = /^(INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND|INVALID_PASSWORD)/

export function signInCheck(deployed: Deployed): Check {
  return {
    name: 'Masuk dengan e-mail',
    cost: 'tidak seorang pun dapat masuk ke ruang pengelola.',
    remedy: `https://console.firebase.google.com/project/${deployed.project.projectId}/authentication/providers`,
    look: async () => {
      const message = await refusalOf(deployed)
      return STRANGER.test(message) ? fine() : wrong(message)
    },
  }
}

/** Checks email enumeration protection (cloud.google.com/identity-platform/docs/admin/email-enumeration-protection). */
export function enumerationCheck(deployed: Deployed): Check {
  return {
    name: 'Perlindungan daftar e-mail',
    cost: 'orang luar dapat mencoba-coba alamat e-mail mana yang punya akun.',
    remedy: `https://console.firebase.google.com/project/${deployed.project.projectId}/authentication/settings`,
    look: async () => {
      const message = await refusalOf(deployed)
      if (message.startsWith('INVALID_LOGIN_CREDENTIALS')) return fine()
      return STRANGER.test(message) ? wrong('belum aktif') : unknown(message)
    },
  }
}
