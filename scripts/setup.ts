import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import { connect, TARGET } from './support/backup/connect'
import type { Project } from './support/backup/format'
import { type Deployed, deployedOf } from './support/doctor/deployed'
import { examineSite } from './support/doctor/examine-site'
import { explain } from './support/explain'
import { fail } from './support/fail'
import { askGoogle } from './support/google/ask-google'
import { enableBackups } from './support/google/database-backups'
import { grantRoles } from './support/google/project-roles'
import { RECOVERY_DAYS, setUpBucket } from './support/setup/bucket-settings'
import { storeDefaultSettings } from './support/setup/default-settings'
import { enableTotp } from './support/setup/connection'
import { findAdmin, makeFirstAdmin } from './support/setup/first-admin'

/*
 * `npm run setup -- [--local | --project ID] [--bucket NAME] [--name NAME --email ADDRESS] [--totp]` creates
 * what a project needs besides a deployment, then checks it like `npm run doctor`. It keeps existing
 * settings, so it can be repeated. `--totp` offers staff a second factor.
 */

try {
  const { values } = parseArgs({
    options: {
      ...TARGET,
      name: { type: 'string' },
      email: { type: 'string' },
      totp: { type: 'boolean' },
    },
  })
  const project = await connect(values)
  console.log(`Menyiapkan proyek ${project.projectId} …`)
  print('Pengaturan desa', (await storeDefaultSettings(project.firestore)) ? 'dibuat' : 'sudah ada')

  if (values.local) print('Bucket', 'tidak diperiksa: Firebase lokal tidak memerlukannya')
  else {
    const { added, problems } = await grantRoles(askGoogle(project), project.projectId)
    if (added.length > 0) print('Peran', `diberikan: ${added.join(', ')}`)
    else if (problems.length === 0) print('Peran', 'sudah ada')
    for (const problem of problems) print('Peran', `belum dapat diberikan kepada ${problem}`)
    const set = await setUpBucket(project.bucket)
    print('CORS bucket', set.includes('cors') ? 'dipasang' : 'sudah ada')
    const isVersioned = set.includes('softDelete') || set.includes('versioning')
    print('Versi berkas', isVersioned ? `disimpan ${RECOVERY_DAYS} hari` : 'sudah diatur')
    print('Cadangan harian', await backupState(project))
    if (values.totp) print('Langkah kedua', await enableTotp(askGoogle(project), project.projectId))
  }

  const known = await findAdmin(project)
  const admin = known ?? (await makeFirstAdmin(project, await person(values)))
  print('Admin', `${admin.email} (${known ? 'sudah ada' : 'dibuat'})`)
  if (admin.passwordLink !== '')
    console.log(
      `\nAdmin itu belum pernah masuk. Dengan tautan ini kata sandinya dibuat; serahkan kepadanya saja:\n${admin.passwordLink}`,
    )

  process.exit((await checkSite(project)) ? 0 : 1)
} catch (error) {
  // Stops, because retrying with the same input would fail again.
  const isInput = v.isValiError(error) || error instanceof HttpsError
  fail(`Belum siap: ${isInput ? error.message : `${explain(error)}\nBoleh diulang.`}`)
}

/** Enables backups and describes the result. A failure does not stop setup. */
async function backupState(project: Project): Promise<string> {
  try {
    const isNew = await enableBackups(askGoogle(project), project.projectId)
    return isNew ? 'diaktifkan' : 'sudah ada'
  } catch (error) {
    return `belum dapat diaktifkan: ${explain(error)}`
  }
}

async function checkSite(project: Project): Promise<boolean> {
  let deployed: Deployed
  try {
    deployed = deployedOf(project)
  } catch (error) {
    // Setup may run before `.env.production` exists.
    console.log(
      `\nBelum diperiksa: ${explain(error)} Sesudah itu: npm run doctor -- --project ${project.projectId}`,
    )
    return true
  }
  return examineSite(deployed)
}

function print(what: string, state: string): void {
  console.log(`  ${what.padEnd(16)} ${state}`)
}

async function person(given: { name?: string | undefined; email?: string | undefined }) {
  if (given.name !== undefined && given.email !== undefined)
    return { name: given.name, email: given.email }
  if (!process.stdin.isTTY)
    throw new Error('Belum ada admin. Tambahkan --name "Nama Lengkap" --email nama@contoh.id')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const name = given.name ?? (await terminal.question('  Nama admin pertama: '))
    const email = given.email ?? (await terminal.question('  E-mailnya: '))
    return { name, email }
  } finally {
    terminal.close()
  }
}
