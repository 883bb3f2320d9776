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

describe('of a style sheet a page needs', () => {
  it('rules without classes, and of the others those whose classes stand in its HTML', () => {
    expect(page('card')).toContain('.card { padding: 1rem }')
    expect(page('card')).toContain('html { color: var(--ink) }')
    expect(page('other')).not.toContain('.card')
  })

  it('a rule with several classes only where all of them are', () => {
    expect(page('card')).not.toContain('.inner')
    expect(page('card', 'inner')).toContain('.card > .inner:hover')
  })

  it('a rule whatever it says must not be there', () => {
    expect(page('open')).toContain('.open:not(.closed)')
  })

  it('classes with signs, as written in HTML', () => {
    expect(page('md:card')).toContain('.md\\:card')
    expect(page('w-[10%]')).toContain('.w-\\[10\\%\\]')
    expect(page('[&amp;&gt;*]:card')).not.toContain('.md\\:card')
  })

  it('all registered properties, animations and variables: adding one later would style the whole page again', () => {
    expect(page('card')).toContain('--unused: red')
    expect(page('card')).toContain('@property --turn')
    expect(page('card')).toContain('@keyframes breathe')
  })

  it('all blocks, also empty ones, and no comments', () => {
    expect(page('card')).toContain('@media (width >= 48rem){}')
    expect(page('wide')).toContain('@media (width >= 48rem){.wide { width: 50% }}')
    expect(page('card')).not.toContain('a library')
  })
})
