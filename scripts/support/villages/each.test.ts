import { beforeEach, expect, it } from 'vitest'
import { runForEach } from './each'

const villages = ['cibodas', 'sukamaju', 'wanasari']
let calls: string[]
let failing: string[]
beforeEach(() => {
  ;[calls, failing] = [[], []]
})

const run = (command: string) =>
  runForEach(command, {
    villages,
    npm: (...call) => {
      calls.push(call.join(' '))
      return !failing.includes(call.join(' '))
    },
    log: () => undefined,
  })

it('continues with the other villages after a failure', () => {
  failing = ['sukamaju deploy']
  expect(run('deploy')).toEqual(['sukamaju'])
  expect(calls).toEqual(['cibodas deploy', 'sukamaju deploy', 'wanasari deploy'])
})

it('upgrades no other village if the upgrade of the first village fails', () => {
  failing = ['cibodas upgrade']
  expect(run('upgrade')).toEqual(['cibodas'])
  expect(calls).toEqual(['cibodas upgrade'])
})

it('checks the other villages even if the first village fails', () => {
  failing = ['cibodas doctor']
  expect(run('doctor')).toEqual(['cibodas'])
  expect(calls).toHaveLength(3)
})

it('upgrades a village only after its backup', () => {
  failing = ['sukamaju backup']
  expect(run('upgrade')).toEqual(['sukamaju'])
  expect(calls).toEqual([
    'cibodas upgrade',
    'sukamaju backup',
    'wanasari backup',
    'wanasari upgrade',
  ])
})
