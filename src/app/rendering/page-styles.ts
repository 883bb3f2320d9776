import { type ChildNode, parse } from 'postcss'

const BLOCKS = /^(?:container|layer|media|supports)$/

/** A rule with the classes of each of its selectors, or a block of rules. */
type Node =
  | { text: string; selectors: readonly (readonly string[])[] }
  | { before: string; nodes: readonly Node[] }

/**
 * Parses a style sheet once for many pages. The returned function omits the rules for classes that a page's
 * HTML lacks. It keeps empty blocks, so that `loadDeferredAssets` can insert the omitted rules in order.
 */
export function stylesOf(css: string): (html: string) => string {
  const nodes = toNodes(parse(css).nodes)
  return (html) => write(nodes, classesIn(html))
}

function write(nodes: readonly Node[], classes: ReadonlySet<string>): string {
  const texts = nodes.map((node) => {
    if ('before' in node) return `${node.before}{${write(node.nodes, classes)}}`
    const isNeeded = node.selectors.some((names) => names.every((name) => classes.has(name)))
    return isNeeded ? node.text : ''
  })
  return texts.join('')
}

function toNodes(nodes: readonly ChildNode[]): Node[] {
  return nodes
    .filter((node) => node.type !== 'comment')
    .map((node) => {
      if (node.type === 'rule')
        return { text: node.toString(), selectors: node.selectors.map(classesOf) }
      if (node.type === 'atrule' && BLOCKS.test(node.name) && node.nodes)
        return { before: `@${node.name} ${node.params}`, nodes: toNodes(node.nodes) }
      return {
        text: node.toString() + (node.type === 'atrule' && node.nodes ? '' : ';'),
        selectors: [[]],
      }
    })
}

function classesOf(selector: string): string[] {
  const wanted = selector.replace(/:not\([^()]*\)/g, '')
  return [...wanted.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  )
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list)
  const plain = lists.join(' ').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  return new Set(plain.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').split(/\s+/))
}
