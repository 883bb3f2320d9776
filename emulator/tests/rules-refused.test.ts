import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'

const functions = (...declarations: string[]) => `rules_version = '2';
service cloud.firestore {
  ${declarations.join('\n  ')}
  match /news/{id} { allow get: if ${/function (\w+)/.exec(declarations.at(-1) ?? '')?.[1]}(); }
}`

const condition = (text: string) => `rules_version = '2';
service cloud.firestore { match /news/{id} { allow get: if ${text}; } }`

const match = (path: string, inner = 'allow get: if true;', version = '2') =>
  `rules_version = '${version}'; service cloud.firestore { match ${path} { ${inner} } }`

const chain = (length: number) =>
  Array.from({ length }, (_, index) => {
    const result = index > 0 ? `f${index - 1}()` : 'true'
    return `function f${index}() { return ${result}; }`
  })

const ACCEPTED: [what: string, source: string][] = [
  ['functions that call each other 20 deep', functions(...chain(21))],
  [
    'a parameter that shadows a variable',
    condition('f(1)').replace('match', 'function f(request) { return request == 1; } match'),
  ],
  ['an allow without a condition', match('/a/{id}', 'allow get;')],
  [
    'an outer function that calls a function with a shadowed name',
    match('/news/{id}', 'function g() { return f(); } allow get: if g();').replace(
      'match',
      'function g() { return true; } function f() { return g(); } match',
    ),
  ],
  ['98 brackets', condition(`${'('.repeat(98)}true${')'.repeat(98)}`)],
  ['99 conditions in a row', condition(Array(99).fill('true').join(' && '))],
]

const REFUSED: [what: string, source: string][] = [
  ['functions that call each other 21 deep', functions(...chain(22))],
  ['a function that calls itself', functions('function f() { return f(); }')],
  [
    'two functions that call each other',
    functions('function f() { return g(); }', 'function g() { return f(); }'),
  ],
  [
    '8 parameters',
    condition('true').replace('match', 'function f(a, b, c, d, e, f, g, h) { return a; } match'),
  ],
  [
    'a variable named like a parameter',
    condition('f(1)').replace('match', 'function f(a) { let a = 1; return a == 1; } match'),
  ],
  ['a name that is used twice in a path', match('/a/{id}/b/{id}')],
  ['two multi-segment wildcards', match('/{a=**}/b/{c=**}')],
  [
    'two multi-segment wildcards in nested matches',
    match('/{a=**}', 'match /{b=**} { allow get; }'),
  ],
  ['an unknown type', condition('id is text')],
  ['an unknown version', match('/a/{id}', 'allow get;', '3')],
  ['101 conditions in a row', condition(Array(101).fill('true').join(' && '))],
  ['101 brackets', condition(`${'('.repeat(101)}true${')'.repeat(101)}`)],
  ['an unknown escape', condition(String.raw`id.matches('\d+')`)],
  ['a regular expression that RE2 does not support', condition("id.matches('(?=a)b')")],
  ['a character class with brackets in the wrong order', condition("id.matches('[)(]')")],
]

describe.each(backends)('a rules file ($name)', (backend) => {
  const project = setupProject(backend)
  const put = async (content: string) => {
    const answer = await project.fetch(`/emulator/v1/projects/${project.id}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    })
    return answer.status
  }

  it.each(ACCEPTED)('may contain %s', async (_, source) => {
    expect(await put(source)).toBe(200)
  })

  it.each(REFUSED)('must not contain %s', async (_, source) => {
    expect(await put(source)).toBe(400)
  })
})
