import { Client, credentials, Metadata, status } from '@grpc/grpc-js'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseCaller } from '../auth/id-token'
import { createFirestore, type Firestore } from '../firestore/firestore'
import { type GrpcServer, serveGrpc } from './grpc'
import { firestoreDefinition } from './service-definition'

const DATABASE = 'projects/demo-grpc/databases/(default)'
const DOCUMENT = `${DATABASE}/documents/things/a`
const definition = firestoreDefinition()

let dataFolder: string
let firestore: Firestore
let grpc: GrpcServer
let client: Client
let logged: string[]
let isBroken: boolean

beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'grpc-'))
  logged = []
  isBroken = false
  firestore = createFirestore({
    dataFolder,
    rulesFor: () => {
      throw new Error('The administrator is not asked for rules.')
    },
    indexes: () => ({ indexes: [], fieldOverrides: [] }),
    parseCaller,
    log: () => undefined,
  })
  grpc = await serve({ port: 0 })
  client = new Client(`127.0.0.1:${grpc.port}`, credentials.createInsecure())
})
afterEach(async () => {
  client.close()
  await grpc.close()
  firestore.close()
  rmSync(dataFolder, { recursive: true })
})

const serve = (where: { port: number; orAnyPort?: boolean }) =>
  serveGrpc({
    ...where,
    database(projectId) {
      if (isBroken) throw new Error('broken')
      return firestore.database(projectId)
    },
    parseCaller,
    log: (line) => logged.push(line),
  })

function headers(authorization?: string): Metadata {
  const metadata = new Metadata()
  if (authorization !== undefined) metadata.set('authorization', authorization)
  return metadata
}

function methodOf(name: string) {
  const method = definition[name]
  if (!method) throw new Error(`There is no ${name}.`)
  return method
}

/** The response of a method that does not stream, or its ServiceError. */
function call(name: string, request: object, authorization?: string): Promise<unknown> {
  const { path, requestSerialize, responseDeserialize } = methodOf(name)
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      request,
      headers(authorization),
      (error, response) => {
        if (error) reject(error)
        else resolve(response)
      },
    )
  })
}

/** What a method that streams both ways says to one empty request, or its ServiceError. */
function stream(name: string): Promise<unknown> {
  const { path, requestSerialize, responseDeserialize } = methodOf(name)
  return new Promise((resolve) => {
    client
      .makeBidiStreamRequest(path, requestSerialize, responseDeserialize, headers('Bearer owner'))
      .on('error', resolve)
      .on('data', resolve)
      .end({})
  })
}

const asOwner = (name: string, request: object) => call(name, request, 'Bearer owner')
const refusedWith = (name: keyof typeof status) =>
  expect.objectContaining({ code: status[name] }) as Error
const commit = (write: object) => asOwner('Commit', { database: DATABASE, writes: [write] })
const put = (fields: object) => commit({ update: { name: DOCUMENT, fields } })

describe('the port', () => {
  let other: Server
  let taken: number

  beforeEach(async () => {
    other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    taken = (other.address() as { port: number }).port
  })
  afterEach(() => {
    other.close()
  })

  it('that is taken is an error', async () => {
    await expect(serve({ port: taken })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('that is taken is replaced by another where that was asked for', async () => {
    const second = await serve({ port: taken, orAnyPort: true })
    expect(second.port).not.toBe(taken)
    await second.close()
  })
})

describe('a write', () => {
  it('reaches the database that REST has, with every digit', async () => {
    await put({ n: { integerValue: '9007199254740993' } })
    expect(firestore.readDocument('demo-grpc', 'things/a')?.fields).toEqual({
      n: { integerValue: '9007199254740993' },
    })
  })

  it('may have fields of any name, those of messages too', async () => {
    await put({
      updateTime: { integerValue: '1' },
      fields: { mapValue: { fields: { limit: { nullValue: 'NULL_VALUE' } } } },
      limit: { timestampValue: { seconds: '-1', nanos: 999999000 } },
    })
    expect(firestore.readDocument('demo-grpc', 'things/a')?.fields).toEqual({
      updateTime: { integerValue: '1' },
      fields: { mapValue: { fields: { limit: { nullValue: null } } } },
      limit: { timestampValue: '1969-12-31T23:59:59.999999Z' },
    })
  })
})

describe('refuses', () => {
  it('whoever is not the administrator', async () => {
    const begin = (authorization?: string) =>
      call('BeginTransaction', { database: DATABASE }, authorization)
    await expect(begin()).rejects.toEqual(refusedWith('PERMISSION_DENIED'))
    await expect(begin('Bearer nonsense')).rejects.toEqual(refusedWith('UNAUTHENTICATED'))
  })

  it.each([
    ['Commit', {}, 'INVALID_ARGUMENT'],
    ['Commit', { database: DATABASE.replace('demo-grpc', '..') }, 'INVALID_ARGUMENT'],
    ['Commit', { database: DATABASE.replace('(default)', 'other') }, 'NOT_FOUND'],
    ['Commit', { database: DATABASE, writes: [{}] }, 'INVALID_ARGUMENT'],
    ['Rollback', { database: DATABASE }, 'INVALID_ARGUMENT'],
    ['RunQuery', { parent: `${DATABASE}/documents/things` }, 'INVALID_ARGUMENT'],
    ['GetDocument', { name: DOCUMENT }, 'UNIMPLEMENTED'],
    ['ListDocuments', { parent: `${DATABASE}/documents` }, 'UNIMPLEMENTED'],
    ['PartitionQuery', { parent: DATABASE }, 'UNIMPLEMENTED'],
  ] as const)('%s of %j with %s', async (name, request, expected) => {
    await expect(asOwner(name, request)).rejects.toEqual(refusedWith(expected))
  })

  it('a precondition that does not hold', async () => {
    const currentDocument = { updateTime: { seconds: 1 } }
    await expect(commit({ delete: DOCUMENT, currentDocument })).rejects.toEqual(
      refusedWith('FAILED_PRECONDITION'),
    )
  })

  it('to listen and to write by stream, at once', async () => {
    const cause = { code: status.UNIMPLEMENTED }
    expect(await stream('Listen')).toMatchObject({
      targetChange: { targetChangeType: 'REMOVE', cause },
    })
    expect(await stream('Write')).toMatchObject(cause)
  })
})

it('says INTERNAL to a fault of its own, and logs it', async () => {
  isBroken = true
  await expect(put({})).rejects.toEqual(refusedWith('INTERNAL'))
  expect(logged.join('\n')).toContain('gRPC Commit')
})
