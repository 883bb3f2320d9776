import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import { connect } from './support/backup/connect'
import type { Project } from './support/backup/format'
import { deployedOf } from './support/doctor/deployed'
import type { Deployed } from './support/doctor/deployment'
import { examineSite } from './support/doctor/examine-site'
import { explain } from './support/explain'
import { fail } from './support/fail'
import { setUpBucket } from './support/setup/bucket-settings'
import { storeDefaultSettings } from './support/setup/default-settings'
import { findAdmin, makeFirstAdmin } from './support/setup/first-admin'

/*
 * `npm run setup -- [--local | --project ID] [--bucket NAMA] [--name NAMA --email ALAMAT]` gives a project what
 * it needs beside a deployment, then examines it as `npm run doctor` does. What is there stays; it may be run again at
 * any time.
 */

try {
  const { values } = parseArgs({
    options: {
      local: { type: 'boolean' },
      project: { type: 'string' },
      bucket: { type: 'string' },
      name: { type: 'string' },
      email: { type: 'string' },
    },
  })
  const project = await connect(values)
  console.log(`Menyiapkan proyek ${project.projectId} …`)
  say('Pengaturan desa', (await storeDefaultSettings(project.firestore)) ? 'dibuat' : 'sudah ada')

  if (values.local) say('Bucket', 'tidak diperiksa: Firebase lokal tidak memerlukannya')
  else {
    const set = await setUpBucket(project.bucket)
    say('CORS bucket', set.includes('cors') ? 'dipasang' : 'sudah ada')
    say('Berkas terhapus', set.includes('softDelete') ? 'kini hilang seketika' : 'hilang seketika')
  }

  const known = await findAdmin(project)
  const admin = known ?? (await makeFirstAdmin(project, await person(values)))
  say('Admin', `${admin.email} (${known ? 'sudah ada' : 'dibuat'})`)
  if (admin.passwordLink !== '')
    console.log(
      `\nAdmin itu belum pernah masuk. Dengan tautan ini kata sandinya dibuat; serahkan kepadanya saja:\n${admin.passwordLink}`,
    )

  process.exit((await isSound(project)) ? 0 : 1)
} catch (error) {
  // What was given would be refused again.
  const isInput = v.isValiError(error) || error instanceof HttpsError
  fail(`Belum siap: ${isInput ? error.message : `${explain(error)}\nBoleh diulang.`}`)
}

/** Examines what only an owner can do, and whether all of it works together; `true` where that cannot be asked yet. */
async function isSound(project: Project): Promise<boolean> {
  let deployed: Deployed
  try {
    deployed = deployedOf(project)
  } catch (error) {
    // Set-up may come before `.env.production`; its own work is done.
    console.log(
      `\nBelum diperiksa: ${explain(error)} Sesudah itu: npm run doctor -- --project ${project.projectId}`,
    )
    return true
  }
  return examineSite(deployed)
}

function say(what: string, state: string): void {
  console.log(`  ${what.padEnd(16)} ${state}`)
}

/** The first admin, asked for where a terminal is there. */
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
