import { execSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { pushKeysOf } from '../../functions/src/push/send-push'
import { setSecretCommand } from './secrets'

it('prints a command that asks for secrets, and one that generates the push key', () => {
  expect(setSecretCommand('desa', 'SMTP_URL')).toMatch(
    /^npx firebase-tools@[\d.]+ functions:secrets:set SMTP_URL --project desa$/,
  )
  const [make = '', hand = ''] = setSecretCommand('desa', 'VAPID_PRIVATE_KEY').split(' | ')
  expect(hand).toMatch(/ functions:secrets:set VAPID_PRIVATE_KEY --project desa --data-file -$/)
  const keys = pushKeysOf(execSync(make, { encoding: 'utf8' }))
  expect(keys?.publicKey).toMatch(/^B[\w-]{86}$/)
})
