import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const FEATURES = readdirSync('src/features').map((name) => `src/features/${name}`)

const SCAFFOLDING = [
  'tests/support/inside-site',
  'tests/support/rich-text',
  'tests/support/example',
  'tests/support/documents',
  'tests/support/plain-score',
  'tests/support/answer-questions',
  'tests/support/filled-settings',
]

const ALLOWED = {
  'src/domain': [],
  'src/lib': ['src/domain'],
  'src/components': ['src/domain', 'src/lib'],
  'src/stores': ['src/domain', 'src/lib'],
  'src/services': ['src/domain', 'src/lib', 'src/stores'],
  ...Object.fromEntries(
    FEATURES.map((feature) => [
      feature,
      ['src/domain', 'src/lib', 'src/components', 'src/stores', 'src/services', 'src/staff'],
    ]),
  ),
  'src/staff': ['src/domain', 'src/lib', 'src/components', 'src/stores', 'src/services'],
  emulator: [],
  functions: ['src/domain'],
  src: [],
}

const isIn = (path, folder) => path.startsWith(`${folder}/`)

export function refusal(file, imported) {
  if (SCAFFOLDING.includes(imported) && isIn(file, 'src')) return
  if (isIn(imported, 'emulator') && !isIn(file, 'emulator'))
    return 'The product knows only the command that starts the local Firebase.'
  const isPublic = /^src\/(app\/public|components|features\/[^/]+\/(?!admin\/))/.test(file)
  if (isPublic && /^src\/(staff|features\/[^/]+\/admin)\//.test(imported))
    return 'Public pages load nothing of the admin.'
  const folder = Object.keys(ALLOWED).find((each) => isIn(file, each))
  if (folder === undefined || [folder, ...ALLOWED[folder]].some((each) => isIn(imported, each)))
    return
  return `${folder} may not import from ${dirname(imported)}.`
}

function pathOf(specifier, file) {
  if (specifier.startsWith('@/')) return join('src', specifier.slice(2))
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
}

const directions = {
  create(context) {
    const file = relative(context.cwd, context.filename)
    const check = ({ source }) => {
      const imported = source?.type === 'Literal' && pathOf(String(source.value), file)
      const message = imported && refusal(file, imported)
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    }
  },
}

const safeUrl = {
  create: (context) => ({
    JSXAttribute({ name, value, parent }) {
      if (!/^(a|iframe)$/.test(parent.name.name) || !/^(href|src)$/.test(name.name)) return
      if (value?.type !== 'JSXExpressionContainer') return
      const { expression } = value
      if (expression.type === 'CallExpression' && expression.callee.name === 'safeUrl') return
      const message = 'Addresses made of data pass through safeUrl (src/domain/links/safe-url.ts).'
      context.report({ node: expression, message })
    },
  }),
}

export default { meta: { name: 'ours' }, rules: { directions, 'safe-url': safeUrl } }
