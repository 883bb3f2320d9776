import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { withoutSideEffects } from './lean-router'

const ROUTER = `
import * as React10 from "react";
function PrefetchPageLinks() { return "links to code" }
export var Link = React10.forwardRef(function LinkWithRef({ page, prefetch }) {
  return ["a link", prefetch && /* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page })];
});
Link.displayName = "Link";
export var Form = React10.forwardRef(function FormWithRef() { return "a form" });
Form.displayName = "Form";
`

async function bundle(router: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: 'import { Link } from "router"; console.log(Link)' },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['react'],
    plugins: [
      {
        name: 'router',
        setup(plugin) {
          plugin.onResolve({ filter: /^router$/ }, () => ({ path: 'router', namespace: 'test' }))
          plugin.onLoad({ filter: /.*/, namespace: 'test' }, () => ({ contents: router }))
        },
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}

it('what links could bring beforehand is left out', async () => {
  expect(await bundle(ROUTER)).toContain('links to code')
  expect(await bundle(withoutSideEffects(ROUTER))).not.toContain('links to code')
})

it('a component that nobody imports is left out', async () => {
  expect(await bundle(ROUTER)).toContain('a form')
  const lean = await bundle(withoutSideEffects(ROUTER))
  expect(lean).toContain('a link')
  expect(lean).not.toContain('a form')
})
