import { describe, expect, it } from 'vitest'
import { stylesOf } from './page-styles'

const SHEET = `
/*! a library */
@layer theme { :root { --paper: #fff; --ink: var(--black); --black: #000; --unused: red } }
@layer base { html { color: var(--ink) } }
@layer utilities {
  .card { padding: 1rem }
  .md\\:card { padding: 2rem }
  .w-\\[10\\%\\] { width: 10% }
  .breathes { animation: breathe 1s }
  .card > .inner:hover { color: var(--paper) }
  .open:not(.closed) { display: block }
  @media (width >= 48rem) { .wide { width: 50% } }
}
@property --turn { syntax: '*'; inherits: false }
@keyframes breathe { 50% { opacity: .5 } }
`
const styles = stylesOf(SHEET)
const page = (...classes: string[]) => styles(`<p class="${classes.join(' ')}">`)

describe('the style sheet of a page', () => {
  it('contains rules without classes, and rules whose classes the HTML contains', () => {
    expect(page('card')).toContain('.card { padding: 1rem }')
    expect(page('card')).toContain('html { color: var(--ink) }')
    expect(page('other')).not.toContain('.card')
  })

  it('contains a rule if the HTML contains all its classes, apart from negated classes', () => {
    expect(page('card')).not.toContain('.inner')
    expect(page('card', 'inner')).toContain('.card > .inner:hover')
    expect(page('open')).toContain('.open:not(.closed)')
    expect(page('md:card')).toContain('.md\\:card')
    expect(page('w-[10%]')).toContain('.w-\\[10\\%\\]')
    expect(page('[&amp;&gt;*]:card')).not.toContain('.md\\:card')
  })

  it('contains a rule if the HTML contains all its elements', () => {
    const css =
      'p, td {} ol > li {} ::placeholder {} ::-webkit-details-marker {} button:where([type=button]) {} .a b {} :root {} * {}'
    const of = (html: string) => stylesOf(css)(html)
    expect(of('<p class="a">')).toBe('p, td {}::-webkit-details-marker {}:root {}* {}')
    expect(of('<ol><li><b class="a"><button>')).toBe(
      'ol > li {}::-webkit-details-marker {}button:where([type=button]) {}.a b {}:root {}* {}',
    )
    expect(of('<input>')).toBe('::placeholder {}::-webkit-details-marker {}:root {}* {}')
  })

  it('omits print rules', () => {
    expect(stylesOf('@media print{p{} @media (width){p{}}} @media screen{p{}}')('<p>')).toBe(
      '@media print{@media (width){}}@media screen{p{}}',
    )
  })

  it('contains all registered properties, animations and variables', () => {
    // Adding a variable later would recalculate the styles of the whole page.
    expect(page('card')).toContain('--unused: red')
    expect(page('card')).toContain('@property --turn')
    expect(page('card')).toContain('@keyframes breathe')
  })

  it('contains all grouping rules, even empty ones, and no comments', () => {
    expect(page('card')).toContain('@media (width >= 48rem){}')
    expect(page('wide')).toContain('@media (width >= 48rem){.wide { width: 50% }}')
    expect(page('card')).not.toContain('a library')
  })
})
