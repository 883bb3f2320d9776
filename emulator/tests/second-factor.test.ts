import {
  type Auth,
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
  type UserCredential,
} from 'firebase/auth'
import { deleteApp as deleteAdminApp, initializeApp as initializeAdmin } from 'firebase-admin/app'
import { type Auth as AdminAuth, getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { totpCode } from '../src/auth/second-factor'
import { setupConnections } from './support/connect'
import { setupEmulator } from './support/setup-emulator'

const EMAIL = 'sari@desa.test'
const PASSWORD = 'rahasia1'
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

const emulator = setupEmulator()
const project = 'demo-second-factor'
const { connectAuth } = setupConnections()
const adminApp = initializeAdmin({ projectId: project }, project)
let auth: Auth
let admin: AdminAuth

beforeAll(() => {
  auth = connectAuth(emulator.url(), project)
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(emulator.url()).host
  admin = getAuth(adminApp)
})
beforeEach(async () => {
  await emulator.asOwner('DELETE', `/__/emulator/projects/${project}`)
  await admin.createUser({ uid: 'sari', email: EMAIL, password: PASSWORD, emailVerified: true })
})
afterAll(() => deleteAdminApp(adminApp))

const code = (name: string) => expect.objectContaining({ code: `auth/${name}` }) as Error
const signIn = () => signInWithEmailAndPassword(auth, EMAIL, PASSWORD)
const codeOf = (secret: string, periods = 0) =>
  totpCode(secret, Math.floor(Date.now() / 30_000) + periods)

async function startEnrollment(user: User) {
  return TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
}

const load = () =>
  emulator.asOwner('POST', `/__/emulator/projects/${project}:load`, {
    accounts: [{ localId: 'sari', email: EMAIL, password: PASSWORD, totpSecret: SECRET }],
  })

async function complete(signingIn: Promise<UserCredential>, oneTimeCode: string) {
  const error = (await signingIn.catch((reason: unknown) => reason)) as MultiFactorError
  expect(error).toEqual(code('multi-factor-auth-required'))
  const resolver = getMultiFactorResolver(auth, error)
  const [hint] = resolver.hints
  const assertion = TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', oneTimeCode)
  return (await resolver.resolveSignIn(assertion)).user
}

it('enrolls one authenticator app per account, and only with a valid code', async () => {
  const { user } = await signIn()
  const secret = await startEnrollment(user)
  expect(secret).toMatchObject({ codeLength: 6, codeIntervalSeconds: 30, hashingAlgorithm: 'SHA1' })
  const finish = (oneTimeCode: string) =>
    multiFactor(user).enroll(
      TotpMultiFactorGenerator.assertionForEnrollment(secret, oneTimeCode),
      'HP',
    )
  await expect(finish(codeOf(secret.secretKey, 5))).rejects.toEqual(
    code('invalid-verification-code'),
  )
  await finish(codeOf(secret.secretKey))
  expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'HP' }])
  const { claims } = await user.getIdTokenResult()
  expect(claims['firebase']).toMatchObject({ sign_in_second_factor: 'totp' })
  await expect(startEnrollment(user)).rejects.toEqual(code('second-factor-already-in-use'))
  expect((await admin.getUser('sari')).multiFactor?.enrolledFactors).toHaveLength(1)
})

it('enrolls only accounts whose e-mail address was verified with a link', async () => {
  await admin.updateUser('sari', { emailVerified: false })
  const { user } = await signIn()
  await expect(startEnrollment(user)).rejects.toEqual(code('unverified-email'))
  await sendEmailVerification(user)
  const { oobCodes } = (await emulator.asOwner(
    'GET',
    `/emulator/v1/projects/${project}/oobCodes`,
  )) as {
    oobCodes: { oobCode: string; requestType: string }[]
  }
  expect(oobCodes).toMatchObject([{ requestType: 'VERIFY_EMAIL' }])
  const link = (mode: string) =>
    `/__/auth/action?mode=${mode}&oobCode=${oobCodes[0]?.oobCode}&apiKey=${project}`
  expect((await emulator.request('GET', link('resetPassword'))).status).toBe(400)
  expect((await emulator.request('GET', link('verifyEmail'))).status).toBe(200)
  await reload(user)
  expect(user.emailVerified).toBe(true)
  await startEnrollment(user)
})

it('signs in with the password and a code, and accepts each code once', async () => {
  await load()
  await expect(complete(signIn(), codeOf(SECRET, 5))).rejects.toEqual(
    code('invalid-verification-code'),
  )
  const next = codeOf(SECRET)
  const user = await complete(signIn(), next)
  expect(user.uid).toBe('sari')
  await expect(complete(signIn(), next)).rejects.toEqual(code('invalid-verification-code'))
})

it('requires a code to reauthenticate, and then allows the user to remove the second factor', async () => {
  await load()
  const user = await complete(signIn(), codeOf(SECRET))
  const credential = EmailAuthProvider.credential(EMAIL, PASSWORD)
  await complete(reauthenticateWithCredential(user, credential), codeOf(SECRET, 1))
  const [factor] = multiFactor(user).enrolledFactors
  await multiFactor(user).unenroll(factor ?? '')
  await signIn()
  expect((await admin.getUser('sari')).multiFactor).toBeUndefined()
})

it('allows the administrator to remove a lost second factor', async () => {
  await load()
  await admin.updateUser('sari', { displayName: 'Sari' })
  await expect(signIn()).rejects.toEqual(code('multi-factor-auth-required'))
  await admin.updateUser('sari', { multiFactor: { enrolledFactors: null } })
  await signIn()
})
