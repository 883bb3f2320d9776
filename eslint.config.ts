import js from '@eslint/js'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import { readdirSync } from 'node:fs'
import tseslint from 'typescript-eslint'

const FEATURES = readdirSync(new URL('src/features', import.meta.url))

/** What tests of pages stand in. */
const SCAFFOLDING = 'tests/support/inside-site.tsx'

/** `target` may import only from `allowed` among our own folders. */
function only(target: string, ...allowed: string[]) {
  return {
    target: `./${target}`,
    from: '.',
    except: [...allowed, SCAFFOLDING, 'node_modules'].map((p) => `./${p}`),
  }
}

const directions = [
  only('src/domain', 'src/domain'),
  only('src/lib', 'src/lib', 'src/domain'),
  only('src/components', 'src/components', 'src/domain', 'src/lib'),
  only('src/stores', 'src/stores', 'src/domain', 'src/lib'),
  only('src/services', 'src/services', 'src/domain', 'src/lib', 'src/stores'),
  ...FEATURES.map((feature) => `src/features/${feature}`).map((feature) =>
    only(feature, feature, 'src/domain', 'src/lib', 'src/components', 'src/stores', 'src/services'),
  ),
  only('emulator', 'emulator'),
  // The product knows only the command that starts it.
  { target: ['./!(emulator)/**', './*.ts'], from: './emulator' },
  only('functions', 'functions', 'src/domain'),
  { target: './src', from: ['./functions', './scripts', './sample'] },
  { target: './src/**/!(*.test).{ts,tsx}', from: './tests' },
  { target: './src', from: './tests', except: ['./support/inside-site.tsx'] },
  {
    target: [
      './src/app/public',
      './src/components',
      './src/features/*/!(admin)/**',
      './src/features/*/*',
    ],
    from: './src/features/*/admin/**',
    message: 'Public pages load nothing of the admin.',
  },
]

export default defineConfig(
  globalIgnores(['dist', '.local', 'emulator/dist', 'functions/dist', 'docs/pictures']),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['scripts/*.mjs'] } },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
          alias: { '@': [new URL('./src', import.meta.url).pathname] },
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: directions }],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/lib/firebase/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^firebase(/|$)', message: 'By src/lib/firebase.' }] },
      ],
    },
  },
  {
    files: ['src/**', 'functions/src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'encodeURIComponent', message: 'By encoded (src/domain/characters.ts).' },
      ],
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXOpeningElement[name.name=/^(a|iframe)$/] > JSXAttribute[name.name=/^(href|src)$/] > ' +
            "JSXExpressionContainer > :not(CallExpression[callee.name='safeUrl'])",
          message: 'Addresses made of data pass through safeUrl (src/domain/safe-url.ts).',
        },
      ],
    },
  },
  {
    files: ['bench/**', 'scripts/**', 'emulator/**', 'sample/**', 'tests/**', '*.config.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
)
