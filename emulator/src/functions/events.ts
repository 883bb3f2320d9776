import { randomUUID } from 'node:crypto'
import { toWire } from '../firestore/documents/document'
import { documentsRoot } from '../firestore/documents/resource-name'
import type { Change } from '../firestore/documents/store'
import type { WireTimestamp, Document } from '../firestore/values/wire'
import type { Log } from '../http/log'
import type { FunctionDeclaration, Trigger } from './declaration'
import { Deliveries, RETRY_DELAYS } from './deliveries'
import { compileDocumentPattern } from './document-pattern'
import type { Call, WorkerProcess } from './worker-process'

export class Events {
  readonly deliveries = new Deliveries()
  readonly #projectId: string
  readonly #worker: () => Promise<WorkerProcess>
  readonly #log: Log
  /** Resolves after the events of the last commit were created, which requires the functions to be loaded. */
  #intake: Promise<void> = Promise.resolve()

  constructor(projectId: string, worker: () => Promise<WorkerProcess>, log: Log) {
    this.#projectId = projectId
    this.#worker = worker
    this.#log = log
  }

  accept(changes: readonly Change[], commitTime: WireTimestamp): void {
    this.#intake = this.#intake.then(async () => {
      // Functions that cannot be loaded are reported by the supervisor.
      const worker = await this.#worker().catch(() => null)
      for (const change of changes)
        for (const declaration of worker?.functions ?? [])
          this.#trigger(declaration, change, commitTime)
    })
  }

  runSchedule(declaration: FunctionDeclaration, due: Date): Promise<boolean> {
    const { name, regions } = declaration
    const call: Call = {
      method: 'POST',
      path: '/',
      headers: {
        'x-cloudscheduler': 'true',
        'x-cloudscheduler-jobname': `firebase-schedule-${name}-${regions[0]}`,
        'x-cloudscheduler-scheduletime': due.toISOString(),
      },
      body: Buffer.alloc(0),
    }
    return new Promise((resolve) => {
      this.deliveries.add(name, async () => {
        resolve(await this.#run(declaration, call, `as of ${due.toISOString()}`))
      })
    })
  }

  async idle(): Promise<void> {
    for (let seen; seen !== this.#intake;) {
      seen = this.#intake
      await seen
      await this.deliveries.idle()
    }
  }

  #trigger(declaration: FunctionDeclaration, change: Change, commitTime: WireTimestamp): void {
    const { name, trigger } = declaration
    if (trigger.kind !== 'firestore' || !isTriggeredBy(trigger, change)) return
    const event = cloudEvent(this.#projectId, trigger, change, commitTime)
    const call: Call = {
      method: 'POST',
      path: '/',
      headers: { 'content-type': 'application/cloudevents+json' },
      body: Buffer.from(JSON.stringify(event)),
    }
    const deliver = async ([wait, ...later]: readonly number[]) => {
      const isDone = await this.#run(declaration, call, `on ${change.path}`)
      if (!isDone && wait !== undefined) this.deliveries.retry(name, () => deliver(later), wait)
    }
    this.deliveries.add(name, () => deliver(trigger.retry ? RETRY_DELAYS : []))
  }

  async #run(declaration: FunctionDeclaration, call: Call, what: string): Promise<boolean> {
    const failed = (why: string) => {
      this.#log(`${declaration.name} failed ${what}: ${why}`)
      return false
    }
    try {
      const worker = await this.#worker()
      const { status } = await worker.call(declaration, call)
      return status < 300 || failed(`status ${status}`)
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error))
    }
  }
}

type FirestoreTrigger = Extract<Trigger, { kind: 'firestore' }>

interface CloudEvent {
  specversion: '1.0'
  id: string
  source: string
  subject: string
  type: string
  time: WireTimestamp
  datacontenttype: 'application/json'
  project: string
  database: string
  namespace: string
  document: string
  data: { value?: Document; oldValue?: Document }
}

function isTriggeredBy({ event, document }: FirestoreTrigger, change: Change): boolean {
  const kind = change.before === null ? 'created' : change.after === null ? 'deleted' : 'updated'
  return (event === 'written' || event === kind) && compileDocumentPattern(document)(change.path)
}

function cloudEvent(
  projectId: string,
  { event }: FirestoreTrigger,
  { path, before, after }: Change,
  commitTime: WireTimestamp,
): CloudEvent {
  const root = documentsRoot(projectId)
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
    subject: `documents/${path}`,
    type: `google.cloud.firestore.document.v1.${event}`,
    time: commitTime,
    datacontenttype: 'application/json',
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    document: path,
    data: {
      ...(after && { value: toWire(after, root) }),
      ...(before && { oldValue: toWire(before, root) }),
    },
  }
}
