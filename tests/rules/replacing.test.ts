import { ref, uploadBytes } from 'firebase/storage'
import { beforeAll, expect, inject, it } from 'vitest'
import { expectDenied, setupRulesProject } from '../support/rules'
import { storePictures } from './pictures'

/* Proves that the two backends of storage-pictures.test.ts differ in `resource` for uploads. */

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /first/{name} { allow create: if resource == null; }
    match /again/{name} { allow create: if resource.size == 6; }
  }
}`

const projects = {
  emulatorUrl: setupRulesProject('demo-rules-replacing', inject('emulatorUrl')),
  replacingEmulatorUrl: setupRulesProject('demo-rules-replacing', inject('replacingEmulatorUrl')),
}

beforeAll(async () => {
  for (const project of Object.values(projects)) {
    const address = project.url('/emulator/v1/projects/demo-rules-replacing:securityRules')
    const body = JSON.stringify({ rules: { files: [{ content: RULES }] } })
    expect((await fetch(address, { method: 'PUT', body })).status).toBe(200)
    await storePictures(project, 'first/a', 'again/a')
  }
})

it.each([
  ['null', 'emulatorUrl', 'first', 'again'],
  ['the replaced object', 'replacingEmulatorUrl', 'again', 'first'],
] as const)(
  'an upload over an existing file sets `resource` to %s',
  async (_, backend, allowed, denied) => {
    const project = projects[backend]
    const replaces = (folder: string) =>
      uploadBytes(ref(project.asVisitor().storage, `${folder}/a`), new Uint8Array(3))
    expect((await replaces(allowed)).metadata.size).toBe(3)
    await expectDenied(replaces(denied))
  },
)
