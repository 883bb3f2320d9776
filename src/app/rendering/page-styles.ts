import { type ChildNode, parse } from 'postcss'

const BLOCKS = /^(?:container|layer|media|supports)$/

/** A rule with the classes and elements that each of its selectors needs, or a block of rules. */
type Node =
  | { text: string; selectors: readonly (readonly string[])[] }
  | { before: string; nodes: readonly Node[] }

/**
 * Parses a style sheet once for many pages. Returns a function that omits print rules, and rules for classes and
 * elements that are missing in a page's HTML. It keeps empty blocks, into which `loadDeferredAssets` inserts the
 * omitted rules.
 */
export function stylesOf(css: string): (html: string) => string {
  const nodes = toNodes(parse(css).nodes)
  return (html) => write(nodes, namesIn(html))
}

function write(nodes: readonly Node[], present: ReadonlySet<string>): string {
  const texts = nodes.map((node) => {
    if ('before' in node) return `${node.before}{${write(node.nodes, present)}}`
    const isNeeded = node.selectors.some((names) => names.every((name) => present.has(name)))
    return isNeeded ? node.text : ''
  })
  return texts.join('')
}

function toNodes(nodes: readonly ChildNode[], isPaper = false): Node[] {
  return nodes
    .filter((node) => node.type !== 'comment')
    .map((node) => {
      if (node.type === 'rule')
        return { text: node.toString(), selectors: isPaper ? [] : node.selectors.map(namesOf) }
      if (node.type === 'atrule' && BLOCKS.test(node.name) && node.nodes) {
        const before = `@${node.name} ${node.params}`
        return { before, nodes: toNodes(node.nodes, isPaper || node.params === 'print') }
      }
      return {
        text: node.toString() + (node.type === 'atrule' && node.nodes ? '' : ';'),
        selectors: [[]],
      }
    })
}

/** Matches pseudo-elements of form fields. */
const OF_FIELDS = /::(?:placeholder|file-selector-button|-webkit-(?!details-marker))[\w-]*/g

/** Returns the classes (with a dot) and elements in a selector, outside of brackets. */
function namesOf(selector: string): string[] {
  const wanted = selector.replace(/:not\([^()]*\)/g, '')
  const classes = [...wanted.matchAll(CLASS)].map(([name]) => name.replace(/\\(.)/g, '$1'))
  const plain = wanted.replace(OF_FIELDS, ' input').replace(CLASS, '').replace(IN_BRACKETS, '')
  const elements = plain.replace(IN_BRACKETS, '').match(/(?<![\w:-])[a-z][\w-]*/g)
  return [...classes, ...(elements ?? [])]
}

const CLASS = /\.(?:\\.|[\w-])+/g
const IN_BRACKETS = /\[[^[\]]*\]|\([^()]*\)/g

function namesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list)
  const plain = lists.join(' ').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  const classes = plain.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').split(/\s+/)
  const elements = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name)
  return new Set(['html', 'body', ...elements, ...classes.map((name) => `.${name}`)])
}
