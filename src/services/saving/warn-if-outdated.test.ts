import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UserFacingError } from '@/lib/errors'
import { sdkError } from '@/lib/firebase/__mocks__/functions'
import { toUserFacing } from '@/lib/firebase/errors'
import { dismissNotice, showNotice, useNotice } from '@/stores/notice'
import { warnIfAppOutdated } from './warn-if-outdated'

const REFUSED = sdkError('permission-denied', 'no')

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/ini.js"></script>'
  showNotice({ kind: 'error', text: 'Ditolak.' })
})
afterEach(() => {
  dismissNotice()
})

const live = (script: string, status = 200) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(`<script type="module" src="${script}"></script>`, { status })),
  )

const shown = () => useNotice.getState().notice?.text

it.each([
  ['denied', REFUSED],
  ['invalid', sdkError('invalid-argument', 'no')],
  ['denied, with a message', toUserFacing('Gagal menyimpan:', REFUSED)],
])('offers a reload after an update if the request was %s', async (_, error) => {
  live('/assets/lain.js')
  await warnIfAppOutdated(error)
  expect(shown()).toMatch(/^Situs sudah diperbarui, .* aman di perangkat ini/)
  expect(useNotice.getState().notice?.actions).toMatchObject([{ label: 'Muat ulang' }])
})

it.each([
  ['the page is up to date', '/assets/ini.js', 200, REFUSED],
  ['the site does not respond', '/assets/lain.js', 503, REFUSED],
  ['the network failed', '/assets/lain.js', 200, new TypeError('fetch')],
  ['the app rejected the request', '/assets/lain.js', 200, new UserFacingError('Ditolak.')],
] as const)('keeps the notice if %s', async (_, script, status, error) => {
  live(script, status)
  await warnIfAppOutdated(error)
  expect(shown()).toBe('Ditolak.')
})

it('does not replace a notice that appeared during the check', async () => {
  live('/assets/lain.js')
  const telling = warnIfAppOutdated(REFUSED)
  showNotice({ kind: 'success', text: 'Tersimpan.' })
  await telling
  expect(shown()).toBe('Tersimpan.')
})
