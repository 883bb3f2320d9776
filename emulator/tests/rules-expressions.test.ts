import { doc, getDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'

const conditions = (text: string) => text.trim().split(/;\s+/)

/** Conditions that are true for a visitor who gets a missing document `case_…/x`. */
const ALLOWED = conditions(String.raw`
  true; 1 == 1.0; 5 / 2 == 2; 1.0 / 0 > 1; 5 % 3 == 2; 5.5 % 2 == 1.5; -7 % 2 == -1; 'a' < 'b';
  null == null; resource == null; request.auth == null; 1 || true; true || 1; !1 || true;
  (1 == 'a') || true; ('a' < 1) || true; true || ('a' < 1); ('a' < 1) && false || true;
  true ? true : ('a' < 1); 'abc'[1] == 'b'; {'a':1}.a == 1; {'a':1}['a'] == 1; 'a' in {'a':1};
  1 in [1,2]; 'a' in ['a'].toSet(); [1,1,2].toSet().size() == 2; [1].concat([2]) == [1,2];
  [1].concat([]).concat(['a','a']).size() == 3; [1,2].hasOnly([1,2,3]);
  [1,2,2].hasOnly([1,2]); ' a '.trim() == 'a'; 'abc'.matches('.*b.*');
  'abc'.size() == 3; 'é'.size() == 1; {'a':1}.keys() == ['a']; {'a':1}.keys().hasOnly(['a']);
  {'a':1}.size() == 1; {'a':1}.get('b', 2) == 2; {'a':{'b':1}}.get(['a','b'], 2) == 1;
  {'a':1}.get(['a','b'], 2) == 2; {'a':1}.diff({'a':1}).affectedKeys() == [].toSet();
  {'a':1}.diff({'a':2}).affectedKeys().hasOnly(['a']); request.time is timestamp; 1 is int;
  1 is number; 1.0 is float; [] is list; {} is map; '' is string; request.path is path;
  request.method == 'get'; request.path[4] == 'x'; id == 'x'; database == '(default)';
  -1 == 0 - 1; - 1.5 == -1.5; !true == false; 1 + 2 * 3 == 7; 'a' + 'b' == 'ab'; 1 < 1.5;
  1 == 1 && 2 == 2; {'toString': 1}.toString == 1; !exists(/databases/(default)/documents/n/x);
  existsAfter(/databases/(default)/documents/n/x) == false; [1,2,3].size() == 3;
  'a\n'.size() == 2; "a" == 'a'; 'it\'s'.size() == 4; [[1]] == [[1]]; {'a':[1]} == {'a':[1]};
  1 != '1'; 0.0 == -0.0; true is bool; {'a':null}.get('a', 1) == null;
  {'a':null}.get(['a'], 1) == null; {'a':null}.get('a', 1) != 1;
  'a%2Fb%2F'.split('%2F') == ['a','b']; ''.split('%2F') == [''];
  '/o/a /o/b'.replace('/o/a', '') == ' /o/b'; [3,1].hasAny([1]); [].hasOnly([]);
  'abc'.replace('b','$0$0') == 'abbc'; {'a':1}.diff({'b':1}).affectedKeys() == ['a','b'].toSet();
  {'a':1}.diff({'b':1}).removedKeys() == ['b'].toSet();
  {'a':1}.diff({'a':1.0}).affectedKeys().size() == 0; [1].hasAny([1]); [1].toSet().hasAny([1]);
  [1].toSet().hasOnly([1]); [1].toSet().hasOnly([1].toSet());
  [1].toSet() == [1].toSet(); [1,2].toSet() == [2,1].toSet(); 1 in [1].toSet();
  {'size': 3}.size == 3; {'size': 3}.size() == 1; {'a':{'b':1}}.get(['a','c'], 5) == 5;
  {'a':1,'a':2}.a == 2; request.path[0] == 'databases'; request['method'] == 'get';
  1 is number && 1.5 is number; request is map; 'a' <= 'b'; request.time == request.time;
  request.time <= request.time; 1 - 2 - 3 == -4; 2 * 3 % 4 == 2; !false && false == false;
  true || false && false; 1 < 2 == true; -(1) == -1; !!true; 'a' in ['a'] && !('b' in ['a']);
  ('a' in ['b']) == false; -9223372036854775807 - 1 < 0; '\u0041' == 'A'; '\x41' == 'A';
  'a\tb'.size() == 3; 'a'.matches('(?i)A'); 'a(b)'.matches('a[(]b[)]|[\\(]');
  'a'.size() == 1 && ' a'.trim() == 'a'; !(('a' < 1) && false); !(false && ('a' < 1));
  (('a' < 1) || ('a' < 1)) || true; 1 && false || true; '\101' == 'A';
  false ? true : false ? false : true
`)

const DENIED = conditions(String.raw`
  [1] + [2] == [1,2]; 1 / 0 == 1; 9223372036854775807 + 1 == 0; true < false; [1] < [2];
  null < 1; 'a' == 1; 'a' in 'abc'; get(/databases/$(database)/documents/n/x) == null;
  get(/databases/$(database)/documents/n/x).data == null;
  get(/databases/$(database)/documents/n/x) != null; resource.data == null;
  request.auth.uid == null; request.auth != null; false || 1; !(1); 1 ? true : true;
  [1,2][5] == 1; {'a':1}.b == 1; 1.0 in [1,2]; [1,2].hasOnly([1,2].toSet()); [1].concat(2) == [1,2];
  [1].concat([2].toSet()) == [1,2]; [1,2].hasAny([3]); 'abc'.matches('b'); '😀'.size() == 1;
  {'a':1}.keys() == ['a'].toSet(); request.path == /databases/(default)/documents/case_1/x;
  'a' + 1 == 'a1'; request.query.limit == null; 'toString' in {}; request.auth.token.x == 1;
  request == null; exists(/databases/$(database)/documents/n/x); (0.0 / 0.0) == (0.0 / 0.0);
  1 is float; '' + 1 == '1'; '' + null == 'null'; '' + ['a'] == 'a'; '' + {'a': 1} == 'a';
  '' + true == 'true'; request.resource == null; request.resource.data.x == 1;
  resource.id == 'x'; resource['data'] == null; [1,2,3][-1] == 3; 1 in {'a':1};
  'x'.replace('(x)', '\\1') == 'x'; [1].hasAny([1].toSet()); [1].toSet() is list; 'a'.size == 1;
  {'a':1}.get('a', 1 / 0) == 1; {'a':1}.get('b') == null; {'a':{'b':1}}.get([], 5) == 5;
  {1: 2}.size() == 1; request.path.size() == 5; request.path['id'] == 'x'; request.foo == 1;
  1 == true; [1,2].hasAny(['a']); resource is map; true ? false : true || true;
  9223372036854775807 * 2 > 0; 'a'.matches('A'); ('a' < 1) || false; false || ('a' < 1);
  ('a' < 1) && true; ('a' < 1) && false; !(('a' < 1) && true); !(('a' < 1));
  ('a' < 1) || ('a' < 1); ('a' < 1) ? true : true; [('a' < 1)].size() == 1;
  {'a': ('a' < 1)}.size() == 1; 1 || false; 1; null; 'true'; request.ip == null;
  exists('/databases/(default)/documents/news/x') == false
`)

/**
 * Conditions that Google's emulator supports. The local Firebase rejects a file that contains them.
 */
const NOT_SUPPORTED = conditions(String.raw`
  'abc'[0:2] == 'ab'; 'a'.toUtf8() == 'a'.toUtf8(); [1].toSet().union([2].toSet()).size() == 2;
  {'a': 1}.values() == [1]; request.time.year() > 2000;
  request.time < timestamp.date(2100, 1, 1); duration.value(1, 'h') == duration.value(60, 'm');
  latlng.value(1, 2) == latlng.value(1, 2); math.abs(-1) == 1;
  hashing.md5('a') == hashing.md5('a'); int('5') == 5; string(5) == '5'; path('a/b') == /a/b;
  debug(true); [1].toSet() is set; [1].hasAll([1]); 'A'.lower() == 'a'; 'a'.upper() == 'A';
  {'a': 1}.diff({}).addedKeys().size() == 1; {'a': 1}.diff({'a': 2}).changedKeys().size() == 1;
  {'a': 1}.diff({'a': 1}).unchangedKeys().size() == 1
`)

const CASES = [...ALLOWED, ...DENIED].map((condition, index) => ({ condition, index }))

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${CASES.map(({ condition, index }) => `match /case_${index}/{id} { allow get: if ${condition}; }`).join('\n    ')}
  }
}`

describe.each(backends)('expressions in rules ($name)', (backend) => {
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

  it.runIf(backend.name === 'local').each(NOT_SUPPORTED)(
    'rejects the unsupported condition %s',
    async (condition) => {
      const rules = RULES.replace('if true', `if ${condition}`)
      await expect(project.putRules(rules)).rejects.toThrow('not supported here')
    },
  )
})
