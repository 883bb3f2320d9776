import { type ChildNode, parse } from 'postcss'

const BLOCKS = /^(?:container|layer|media|supports)$/

/** A rule with the classes of each of its selectors, or a block of rules. */
type Node =
  | { text: string; selectors: readonly (readonly string[])[] }
  | { before: string; nodes: readonly Node[] }

/**
 * Reads a style sheet once, for many pages. Returns what the HTML of a page needs: all but rules for classes that it lacks.
 * Blocks stay even when they are empty, so that the page can add the other rules at their places (`loadDeferredAssets`).
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

/** The classes that a selector wants; of those that must not be there it says nothing. */
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
