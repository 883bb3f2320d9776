import { doc, getDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'

/** Conditions that hold for a visitor who gets a missing document `case_…/x`. */
const ALLOWED = [
  String.raw`true`,
  String.raw`1 == 1.0`,
  String.raw`5 / 2 == 2`,
  String.raw`1.0 / 0 > 1`,
  String.raw`5 % 3 == 2`,
  String.raw`5.5 % 2 == 1.5`,
  String.raw`-7 % 2 == -1`,
  String.raw`'a' < 'b'`,
  String.raw`null == null`,
  String.raw`resource == null`,
  String.raw`request.auth == null`,
  String.raw`1 || true`,
  String.raw`true || 1`,
  String.raw`!1 || true`,
  String.raw`(1 == 'a') || true`,
  String.raw`('a' < 1) || true`,
  String.raw`true || ('a' < 1)`,
  String.raw`('a' < 1) && false || true`,
  String.raw`true ? true : ('a' < 1)`,
  String.raw`'abc'[1] == 'b'`,
  String.raw`{'a':1}.a == 1`,
  String.raw`{'a':1}['a'] == 1`,
  String.raw`'a' in {'a':1}`,
  String.raw`1 in [1,2]`,
  String.raw`'a' in ['a'].toSet()`,
  String.raw`[1,1,2].toSet().size() == 2`,
  String.raw`[1,2].hasAll([2])`,
  String.raw`[1,2].hasOnly([1,2,3])`,
  String.raw`[1,2,2].hasOnly([1,2])`,
  String.raw`'aBc'.lower() == 'abc'`,
  String.raw`' a '.trim() == 'a'`,
  String.raw`'abc'.matches('.*b.*')`,
  String.raw`'abc'.size() == 3`,
  String.raw`'é'.size() == 1`,
  String.raw`{'a':1}.keys() == ['a']`,
  String.raw`{'a':1}.keys().hasAll(['a'])`,
  String.raw`{'a':1}.size() == 1`,
  String.raw`{'a':1}.get('b', 2) == 2`,
  String.raw`{'a':{'b':1}}.get(['a','b'], 2) == 1`,
  String.raw`{'a':1}.get(['a','b'], 2) == 2`,
  String.raw`{'a':1}.diff({'a':2}).changedKeys() == ['a'].toSet()`,
  String.raw`{'a':1}.diff({'a':2}).affectedKeys().hasOnly(['a'])`,
  String.raw`request.time is timestamp`,
  String.raw`1 is int`,
  String.raw`1 is number`,
  String.raw`1.0 is float`,
  String.raw`[] is list`,
  String.raw`{} is map`,
  String.raw`'' is string`,
  String.raw`request.path is path`,
  String.raw`request.method == 'get'`,
  String.raw`request.path[4] == 'x'`,
  String.raw`id == 'x'`,
  String.raw`database == '(default)'`,
  String.raw`-1 == 0 - 1`,
  String.raw`- 1.5 == -1.5`,
  String.raw`!true == false`,
  String.raw`1 + 2 * 3 == 7`,
  String.raw`'a' + 'b' == 'ab'`,
  String.raw`1 < 1.5`,
  String.raw`1 == 1 && 2 == 2`,
  String.raw`{'toString': 1}.toString == 1`,
  String.raw`!exists(/databases/(default)/documents/n/x)`,
  String.raw`existsAfter(/databases/(default)/documents/n/x) == false`,
  String.raw`[1,2,3].size() == 3`,
  String.raw`'a\n'.size() == 2`,
  String.raw`"a" == 'a'`,
  String.raw`'it\'s'.size() == 4`,
  String.raw`[[1]] == [[1]]`,
  String.raw`{'a':[1]} == {'a':[1]}`,
  String.raw`1 != '1'`,
  String.raw`0.0 == -0.0`,
  String.raw`true is bool`,
  String.raw`{'a':null}.get('a', 1) == null`,
  String.raw`{'a':null}.get(['a'], 1) == null`,
  String.raw`{'a':null}.get('a', 1) != 1`,
  String.raw`'a%2Fb%2F'.split('%2F') == ['a','b']`,
  String.raw`''.split('%2F') == ['']`,
  String.raw`'/o/a /o/b'.replace('/o/a', '') == ' /o/b'`,
  String.raw`'abc'.upper() == 'ABC'`,
  String.raw`[3,1].hasAll([])`,
  String.raw`'abc'.replace('b','$0$0') == 'abbc'`,
  String.raw`{'a':1}.diff({'b':1}).addedKeys() == ['a'].toSet()`,
  String.raw`{'a':1}.diff({'b':1}).removedKeys() == ['b'].toSet()`,
  String.raw`{'a':1}.diff({'a':1}).unchangedKeys() == ['a'].toSet()`,
  String.raw`{'a':1}.diff({'a':1.0}).changedKeys().size() == 0`,
  String.raw`[1].hasAny([1])`,
  String.raw`[1].toSet().hasAny([1])`,
  String.raw`[1].toSet().hasAll([1])`,
  String.raw`[1].toSet().hasOnly([1])`,
  String.raw`[1].toSet().hasAll([1].toSet())`,
  String.raw`[1].toSet() == [1].toSet()`,
  String.raw`[1,2].toSet() == [2,1].toSet()`,
  String.raw`1 in [1].toSet()`,
  String.raw`{'size': 3}.size == 3`,
  String.raw`{'size': 3}.size() == 1`,
  String.raw`{'a':{'b':1}}.get(['a','c'], 5) == 5`,
  String.raw`{'a':1,'a':2}.a == 2`,
  String.raw`request.path[0] == 'databases'`,
  String.raw`request['method'] == 'get'`,
  String.raw`1 is number && 1.5 is number`,
  String.raw`request is map`,
  String.raw`'a' <= 'b'`,
  String.raw`request.time == request.time`,
  String.raw`request.time <= request.time`,
  String.raw`1 - 2 - 3 == -4`,
  String.raw`2 * 3 % 4 == 2`,
  String.raw`!false && false == false`,
  String.raw`true || false && false`,
  String.raw`1 < 2 == true`,
  String.raw`-(1) == -1`,
  String.raw`!!true`,
  String.raw`'a' in ['a'] && !('b' in ['a'])`,
  String.raw`('a' in ['b']) == false`,
  String.raw`-9223372036854775807 - 1 < 0`,
  String.raw`'\u0041' == 'A'`,
  String.raw`'\x41' == 'A'`,
  String.raw`'a\tb'.size() == 3`,
  String.raw`'a'.matches('(?i)A')`,
  String.raw`'a(b)'.matches('a[(]b[)]|[\\(]')`,
  String.raw`'a'.size() == 1 && 'A'.lower() == 'a'`,
  String.raw`!(('a' < 1) && false)`,
  String.raw`!(false && ('a' < 1))`,
  String.raw`(('a' < 1) || ('a' < 1)) || true`,
  String.raw`1 && false || true`,
  String.raw`'\101' == 'A'`,
  String.raw`false ? true : false ? false : true`,
]

/** Conditions that do not hold, most of them because their evaluation is an error. */
const DENIED = [
  String.raw`[1] + [2] == [1,2]`,
  String.raw`1 / 0 == 1`,
  String.raw`9223372036854775807 + 1 == 0`,
  String.raw`true < false`,
  String.raw`[1] < [2]`,
  String.raw`null < 1`,
  String.raw`'a' == 1`,
  String.raw`'a' in 'abc'`,
  String.raw`get(/databases/$(database)/documents/n/x) == null`,
  String.raw`get(/databases/$(database)/documents/n/x).data == null`,
  String.raw`get(/databases/$(database)/documents/n/x) != null`,
  String.raw`resource.data == null`,
  String.raw`request.auth.uid == null`,
  String.raw`request.auth != null`,
  String.raw`false || 1`,
  String.raw`!(1)`,
  String.raw`1 ? true : true`,
  String.raw`[1,2][5] == 1`,
  String.raw`{'a':1}.b == 1`,
  String.raw`1.0 in [1,2]`,
  String.raw`[1,2].hasAll([2].toSet())`,
  String.raw`[1,2].hasAny([3])`,
  String.raw`'abc'.matches('b')`,
  String.raw`'😀'.size() == 1`,
  String.raw`{'a':1}.keys() == ['a'].toSet()`,
  String.raw`request.path == /databases/(default)/documents/case_1/x`,
  String.raw`'a' + 1 == 'a1'`,
  String.raw`request.query.limit == null`,
  String.raw`'toString' in {}`,
  String.raw`request.auth.token.x == 1`,
  String.raw`request == null`,
  String.raw`exists(/databases/$(database)/documents/n/x)`,
  String.raw`(0.0 / 0.0) == (0.0 / 0.0)`,
  String.raw`1 is float`,
  String.raw`'' + 1 == '1'`,
  String.raw`'' + null == 'null'`,
  String.raw`'' + ['a'] == 'a'`,
  String.raw`'' + {'a': 1} == 'a'`,
  String.raw`'' + true == 'true'`,
  String.raw`request.resource == null`,
  String.raw`request.resource.data.x == 1`,
  String.raw`resource.id == 'x'`,
  String.raw`resource['data'] == null`,
  String.raw`[1,2,3][-1] == 3`,
  String.raw`1 in {'a':1}`,
  String.raw`'x'.replace('(x)', '\\1') == 'x'`,
  String.raw`[1].hasAny([1].toSet())`,
  String.raw`[1].toSet() is list`,
  String.raw`'a'.size == 1`,
  String.raw`{'a':1}.get('a', 1 / 0) == 1`,
  String.raw`{'a':1}.get('b') == null`,
  String.raw`{'a':{'b':1}}.get([], 5) == 5`,
  String.raw`{1: 2}.size() == 1`,
  String.raw`request.path.size() == 5`,
  String.raw`request.path['id'] == 'x'`,
  String.raw`request.foo == 1`,
  String.raw`1 == true`,
  String.raw`[1,2].hasAll(['a'])`,
  String.raw`resource is map`,
  String.raw`true ? false : true || true`,
  String.raw`9223372036854775807 * 2 > 0`,
  String.raw`'a'.matches('A')`,
  String.raw`('a' < 1) || false`,
  String.raw`false || ('a' < 1)`,
  String.raw`('a' < 1) && true`,
  String.raw`('a' < 1) && false`,
  String.raw`!(('a' < 1) && true)`,
  String.raw`!(('a' < 1))`,
  String.raw`('a' < 1) || ('a' < 1)`,
  String.raw`('a' < 1) ? true : true`,
  String.raw`[('a' < 1)].size() == 1`,
  String.raw`{'a': ('a' < 1)}.size() == 1`,
  String.raw`1 || false`,
  String.raw`1`,
  String.raw`null`,
  String.raw`'true'`,
]

/** Conditions that Google's emulator understands and ours refuses with the whole file. */
const NOT_SUPPORTED = [
  `'abc'[0:2] == 'ab'`,
  `'a'.toUtf8() == 'a'.toUtf8()`,
  `[1].concat([2]) == [1, 2]`,
  `[1].toSet().union([2].toSet()).size() == 2`,
  `{'a': 1}.values() == [1]`,
  `request.time.year() > 2000`,
  `request.time < timestamp.date(2100, 1, 1)`,
  `duration.value(1, 'h') == duration.value(60, 'm')`,
  `latlng.value(1, 2) == latlng.value(1, 2)`,
  `math.abs(-1) == 1`,
  `hashing.md5('a') == hashing.md5('a')`,
  `int('5') == 5`,
  `string(5) == '5'`,
  `path('a/b') == /a/b`,
  `debug(true)`,
  `[1].toSet() is set`,
]

const CASES = [...ALLOWED, ...DENIED].map((condition, index) => ({ condition, index }))

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${CASES.map(({ condition, index }) => `match /case_${index}/{id} { allow get: if ${condition}; }`).join('\n    ')}
  }
}`

describe.each(backends)('expressions in rules, $name', (backend) => {
  const project = setupProject(backend, RULES)
  const visitor = project.asVisitor()

  const isAllowed = async (index: number): Promise<boolean> => {
    try {
      await getDoc(doc(visitor, `case_${index}`, 'x'))
      return true
    } catch (error) {
      expect(error).toMatchObject({ code: 'permission-denied' })
      return false
    }
  }

  beforeAll(() => project.putRules(RULES))

  it.each(CASES.slice(0, ALLOWED.length))('allows $condition', async ({ index }) => {
    expect(await isAllowed(index)).toBe(true)
  })

  it.each(CASES.slice(ALLOWED.length))('denies $condition', async ({ index }) => {
    expect(await isAllowed(index)).toBe(false)
  })

  it.runIf(backend.name === 'ours').each(NOT_SUPPORTED)('refuses %s', async (condition) => {
    const rules = RULES.replace('if true', `if ${condition}`)
    await expect(project.putRules(rules)).rejects.toThrow('not supported here')
  })
})
